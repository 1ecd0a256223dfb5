import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { percentOf } from '../../shared/report';
import { leads } from '../../shared/share/content';
import { isCaught, totalsOf, winnersOf } from '../rules';
import { selectGame } from '../slice';
import { usePlayers } from '../usePlayers';
import { messageOf } from './content';
import { listed } from './listed';
import { pictureOf } from './picture';

/** Of a game that is over. It challenges nobody: the link is that of the game. */
export default function ShareResult() {
  const { phase, rounds, guesser, roundsPlayed } = useAppSelector(selectGame);
  const names = usePlayers();
  const totals = totalsOf(rounds, guesser);
  if (phase !== 'over') return null;
  const winners = winnersOf(totals);
  return (
    <Share
      key={roundsPlayed}
      lead={leads.result}
      lines={messageOf({
        winner: listed(winners.map((player) => names[player] as string)),
        points: Math.max(...totals),
        caughtPercent: percentOf(rounds.filter(isCaught).length, rounds.length) ?? 0,
      })}
      picture={() => pictureOf(names, totals)}
      fileName="raja-mantri-chor-sipahi"
    />
  );
}

import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { outcomeOf } from '../../shared/challenge/outcomeOf';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import type { Call } from '../rules';
import { selectGame, selectPlayedChallenge, selectScore, selectWinner } from '../slice';
import { answers, duelMessageOf, messageOf } from './content';
import { pictureOf } from './picture';

/** Of a game that is over. Alone the link challenges with the same calls; nobody is challenged by two. */
export default function ShareResult() {
  const game = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  const winner = useAppSelector(selectWinner);
  const challenge = useAppSelector(selectPlayedChallenge);
  const { phase, mode, turn, calls } = game;
  if (phase !== 'over') return null;
  const hash =
    mode === 'duel' ? undefined : hashOf({ mode, score, names: calls.map(({ name }) => name) });
  return (
    <Share
      key={turn}
      lead={leads.result}
      lines={linesOf()}
      hash={hash}
      picture={() => pictureOf(game)}
      fileName={`chidiya-udd-${mode === 'duel' ? 'do-khiladi' : score}`}
    />
  );

  function linesOf() {
    if (mode === 'duel') return duelMessageOf(calls, winner);
    if (challenge) return answers[outcomeOf(score, challenge.score)](score, challenge.score);
    return messageOf(score, mode, calls[calls.length - 1] as Call);
  }
}

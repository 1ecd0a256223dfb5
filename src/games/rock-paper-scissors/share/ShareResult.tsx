import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/inTurn';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { outcomeOf, stakes } from '../content';
import {
  selectChallenge,
  selectHistory,
  selectResult,
  selectRound,
  selectStreak,
  selectTally,
} from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';
import { ShareAnswer } from './ShareAnswer';

export default function ShareResult() {
  const isChallenged = useAppSelector(selectChallenge) !== null;
  return isChallenged ? <ShareAnswer /> : <ShareRound />;
}

/** For the round on the screen. The link challenges with the player's latest hands. */
function ShareRound() {
  const result = useAppSelector(selectResult);
  const round = useAppSelector(selectRound);
  const streak = useAppSelector(selectStreak);
  const tally = useAppSelector(selectTally);
  const history = useAppSelector(selectHistory);
  if (!result) return null;
  const latestHands = history.map(({ playerChoice }) => playerChoice).reverse();
  const outcome = outcomeOf(inTurn(stakes, round - 1), result);
  return (
    <Share
      key={round}
      lead={leads.result}
      lines={messageOf({ result, streak, outcome })}
      hash={hashOf(latestHands)}
      picture={() => pictureOf({ result, outcome, streak, tally })}
      fileName={`rock-paper-scissors-streak-${streak}`}
    />
  );
}

import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { selectChallenge, selectResult } from '../selectors';
import { answerOf } from './content';
import { answerPicture } from './picture';
import { countsOf, outcomeText, roundsOf } from './rounds';

/** The result against a friend's hands, sent back; the link brings the player's own as revenge. */
export function ShareAnswer() {
  const challenge = useAppSelector(selectChallenge);
  const hasResult = useAppSelector(selectResult) !== null;
  const rounds = challenge ? roundsOf(challenge) : [];
  if (!hasResult || rounds.length !== challenge?.hands.length) return null;
  const counts = countsOf(rounds);
  const lines = answerOf(counts);
  return (
    <Share
      lead={leads.result}
      lines={lines}
      hash={hashOf(rounds.map(({ player }) => player))}
      picture={() => answerPicture({ rounds, lines: [lines[0] ?? '', outcomeText(counts)] })}
      fileName={`rock-paper-scissors-${counts.won}-${counts.lost}`}
    />
  );
}

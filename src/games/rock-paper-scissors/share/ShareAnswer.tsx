import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { countsOf, isOver } from '../rules';
import { selectChallenge } from '../slice';
import { answerOf } from './content';
import { answerPicture } from './picture';

/** The result against a friend's hands, sent back; the link brings the player's own as revenge. */
export function ShareAnswer() {
  const challenge = useAppSelector(selectChallenge);
  if (!isOver(challenge)) return null;
  const counts = countsOf(challenge);
  return (
    <Share
      lead={leads.result}
      lines={answerOf(counts)}
      hash={hashOf(challenge.played ?? [])}
      picture={() => answerPicture(counts)}
      fileName={`rock-paper-scissors-${counts.won}-${counts.lost}`}
    />
  );
}

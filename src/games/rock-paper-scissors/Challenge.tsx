import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import styles from './Challenge.later.module.css';
import { challenge as texts } from './content';
import { challengeHashOf } from './links';
import { countsOf, HIDDEN_COUNT } from './rules';
import { challengeMessage, challengePicture } from './share';
import { selectChallenge, selectResult } from './slice';

/** The part above the hands in a challenge: the visitor chooses hands for a friend, or plays against a friend. */
export default function ChallengePart() {
  const challenge = useAppSelector(selectChallenge);
  if (!challenge) return null;
  return challenge.played === null ? <Hiding /> : <FriendHands />;
}

/** Shows how many hands the visitor has chosen for a friend. Each hand is a folded slip of paper, to keep it secret. */
function Hiding() {
  const hands = useAppSelector(selectChallenge)?.hands ?? [];
  const isReady = hands.length === HIDDEN_COUNT;
  return (
    <div className={styles.hiding}>
      <p role="status" className={styles.step} lang={isReady ? undefined : 'en-IN'}>
        {isReady ? texts.ready : texts.hand(hands.length + 1, HIDDEN_COUNT)}
      </p>
      <p className={styles.chits} aria-hidden="true">
        {Array.from({ length: HIDDEN_COUNT }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: chits differ only in their position
            key={index}
            className={styles.chit}
            data-filled={index < hands.length || undefined}
          />
        ))}
      </p>
      {!isReady && <p className={styles.intro}>{texts.intro}</p>}
      {isReady && (
        <Share
          lines={challengeMessage}
          hash={challengeHashOf(hands)}
          picture={challengePicture}
          fileName="rock-paper-scissors-challenge"
        />
      )}
    </div>
  );
}

/** Shows the number of the round against a friend's hands, and how many rounds each side has won. */
function FriendHands() {
  const challenge = useAppSelector(selectChallenge);
  const hasResult = useAppSelector(selectResult) !== null;
  if (!challenge?.played) return null;
  const { won, lost } = countsOf(challenge);
  const played = challenge.played.length;
  return (
    <div className={styles.standing}>
      <p>
        <strong lang="en-IN">
          {texts.round(hasResult ? played : played + 1, challenge.hands.length)}
        </strong>{' '}
        {texts.proxy}
      </p>
      <p>{texts.standing(won, lost)}</p>
    </div>
  );
}

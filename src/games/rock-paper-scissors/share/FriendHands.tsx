import { useAppSelector } from '../../../state/hooks';
import { challenge as texts } from '../challenge/content';
import { countsOf } from '../rules';
import { selectChallenge, selectIsShuffling, selectResult } from '../slice';
import styles from './FriendHands.module.css';

/** Above the hands, while a friend's are played against: the round, and how it stands. */
export function FriendHands() {
  const challenge = useAppSelector(selectChallenge);
  const isShuffling = useAppSelector(selectIsShuffling);
  const hasResult = useAppSelector(selectResult) !== null;
  if (!challenge?.played) return null;
  const { won, lost } = countsOf(challenge);
  const count = challenge.played.length;
  const round = hasResult && !isShuffling ? count : count + 1;
  return (
    <div className={styles.standing}>
      <p>
        <strong lang="en-IN">{texts.round(round, challenge.hands.length)}</strong> {texts.proxy}
      </p>
      <p>{texts.standing(won, lost)}</p>
    </div>
  );
}

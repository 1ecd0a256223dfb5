import { useAppSelector } from '../../../state/hooks';
import { challenge as texts } from '../challenge/content';
import { selectChallenge, selectIsShuffling, selectResult } from '../selectors';
import styles from './FriendHands.module.css';
import { countsOf, outcomeText, roundsOf } from './rounds';

/** Above the hands, while a friend's are played against: the round, and how it stands. */
export function FriendHands() {
  const challenge = useAppSelector(selectChallenge);
  const isShuffling = useAppSelector(selectIsShuffling);
  const hasResult = useAppSelector(selectResult) !== null;
  if (!challenge) return null;
  const rounds = roundsOf(challenge);
  const counts = countsOf(rounds);
  const of = challenge.hands.length;
  const round = hasResult && !isShuffling ? rounds.length : rounds.length + 1;
  return (
    <div className={styles.standing}>
      <p>
        <strong lang="en-IN">{texts.round(round, of)}</strong> {texts.proxy}
      </p>
      <p>{texts.standing(counts.won, counts.lost)}</p>
      <p role="status" className={styles.outcome}>
        {rounds.length === of && outcomeText(counts)}
      </p>
    </div>
  );
}

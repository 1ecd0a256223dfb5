import { useAppSelector } from '../../../state/hooks';
import { challenge as texts } from '../challenge/content';
import { selectGame, selectScore } from '../selectors';
import styles from './FriendScore.module.css';

/** Above a challenge: how it stands, and at the end who has more. */
export default function FriendScore() {
  const { challenge, phase } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  if (!challenge) return null;
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(score, challenge.score)}</strong>{' '}
      {phase === 'over' && texts.outcomes[outcomeOf(score, challenge.score)]}
    </p>
  );
}

/** Example: `outcomeOf(12, 9)` is 'won'. */
export function outcomeOf(own: number, friend: number): 'won' | 'lost' | 'tied' {
  if (own === friend) return 'tied';
  return own > friend ? 'won' : 'lost';
}

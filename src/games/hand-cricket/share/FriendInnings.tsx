import { useAppSelector } from '../../../state/hooks';
import { challenge as texts } from '../challenge/content';
import type { Result } from '../rules';
import { otherSide, runsOf } from '../rules';
import { selectMatch } from '../slice';
import styles from './FriendInnings.module.css';

const outcomes: Record<Result, keyof typeof texts.outcomes> = {
  'You win!': 'won',
  'Computer wins!': 'lost',
  'Match tied!': 'tied',
};

/** Above the match, while a friend's runs are chased: how it stands. */
export default function FriendInnings() {
  const { balls, result } = useAppSelector(selectMatch);
  const [friend, own] = [runsOf(balls[0], otherSide('you')), runsOf(balls[1], 'you')];
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(own, friend)}</strong> {result && texts.outcomes[outcomes[result]]}
    </p>
  );
}

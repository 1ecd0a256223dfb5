import { useAppSelector } from '../../../state/hooks';
import { challenge as texts } from '../challenge/content';
import { otherSide, runsOf } from '../rules';
import { selectMatch } from '../selectors';
import styles from './FriendInnings.module.css';

/** Above the match, while a friend's runs are chased: how it stands. */
export default function FriendInnings() {
  const { balls } = useAppSelector(selectMatch);
  const [friend, own] = [runsOf(balls[0], otherSide('you')), runsOf(balls[1], 'you')];
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(own, friend)}</strong>
    </p>
  );
}

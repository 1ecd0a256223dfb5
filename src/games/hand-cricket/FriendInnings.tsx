import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../state/hooks';
import styles from '../shared/chase.later.module.css';
import { challenge } from './links';
import { scoresOf } from './rules';
import { selectPosition } from './slice';

/** The line with both scores, above the match. The line is shown when the player chases the runs of a friend. */
export default function FriendInnings() {
  const position = useAppSelector(selectPosition, shallowEqual);
  if (!position) return null;
  const { you, computer: friend } = scoresOf(position);
  return (
    <p className={styles.standing}>
      <strong>{challenge.standing(you, friend)}</strong>
    </p>
  );
}

import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './RoundNumber.module.css';
import { selectGame, selectRoundNumber } from './slice';

/** Which round is on; after the game, how many there were. */
export function RoundNumber() {
  const { phase, length } = useAppSelector(selectGame);
  const number = useAppSelector(selectRoundNumber);
  return phase === 'over' ? (
    <p className={styles.round}>{labels.played(number)}</p>
  ) : (
    <p className={styles.round} lang="en-IN">
      {labels.round(number, length)}
    </p>
  );
}

import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './RoundNumber.module.css';
import { selectGame, selectRoundNumber } from './selectors';

export function RoundNumber() {
  const { length } = useAppSelector(selectGame);
  const number = useAppSelector(selectRoundNumber);
  return (
    <p className={styles.round} lang="en-IN">
      {labels.round(number, length)}
    </p>
  );
}

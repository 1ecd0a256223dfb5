import { useAppSelector } from '../../state/hooks';
import { selectScoresKept } from '../../state/uiSlice';
import { scoreCard } from './content';
import styles from './NotSavedNotice.module.css';

/** Shows the notice that scores cannot be stored; shows nothing while they can be stored. */
export function NotSavedNotice() {
  const scoresKept = useAppSelector(selectScoresKept);
  return (
    <p className={styles.notice} aria-live="polite">
      {!scoresKept && scoreCard.notSaved}
    </p>
  );
}

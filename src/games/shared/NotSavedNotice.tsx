import { useAppSelector } from '../../state/hooks';
import { selectScoresKept } from '../../state/uiSlice';
import { scoreCard } from './content';
import styles from './NotSavedNotice.module.css';

/** Shows a notice if the scores cannot be stored; otherwise an empty paragraph. */
export function NotSavedNotice() {
  const scoresKept = useAppSelector(selectScoresKept);
  return (
    <p className={styles.notice} aria-live="polite">
      {!scoresKept && scoreCard.notSaved}
    </p>
  );
}

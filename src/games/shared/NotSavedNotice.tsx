import { useAppSelector } from '../../state/hooks';
import { selectScoresKept } from '../../state/uiSlice';
import { scoreCard } from './content';
import styles from './NotSavedNotice.module.css';

/** The notice that scores cannot be stored; nothing where they can. */
export function NotSavedNotice() {
  const scoresKept = useAppSelector(selectScoresKept);
  return (
    <p className={styles.notice} aria-live="polite">
      {!scoresKept && scoreCard.notSaved}
    </p>
  );
}

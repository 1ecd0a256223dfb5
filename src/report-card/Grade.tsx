import { bandText } from '../games/shared/bands';
import { Stamp } from '../kit/Stamp';
import { useAppSelector } from '../state/hooks';
import { card } from './content';
import styles from './ReportCard.module.css';
import { selectTotal } from './selectors';
import { useSubjects } from './subjects';

/** The total of all marks, stamped; nothing before the first of them. */
export function Grade() {
  const subjects = useSubjects();
  const total = useAppSelector((state) => selectTotal(state, subjects));
  if (total === undefined) return null;
  return (
    <dl className={styles.grade}>
      <dt>{card.grade}</dt>
      <dd>
        <Stamp figure={bandText(card.grades, total)} word={`${total}%`} />
        <span className={styles.closing}>{bandText(card.gradeLines, total)}</span>
      </dd>
    </dl>
  );
}

import { bandText } from '../games/shared/bands';
import { school } from '../games/shared/handout/content';
import sprite from '../games/shared/handout/handout.svg';
import { Drawing } from '../kit/Drawing';
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
      <dd className={styles.signed}>
        <Drawing sprite={sprite} symbol="signature" className={styles.signature} />
        {school.signedBy}
      </dd>
    </dl>
  );
}

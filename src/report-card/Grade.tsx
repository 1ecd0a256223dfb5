import { school } from '../games/shared/handout/content';
import sprite from '../games/shared/handout/handout.svg';
import { bandText } from '../games/shared/lines';
import { Drawing } from '../kit/Drawing';
import { Stamp } from '../kit/Stamp';
import { useAppSelector } from '../state/hooks';
import { gradeHeading, gradeLines, grades } from './content';
import styles from './ReportCard.module.css';
import { selectTotal, useSubjects } from './subjects';

/** Shows the grade as a stamp, the total percentage, the class teacher's closing line, and the signature. */
export default function Grade() {
  const subjects = useSubjects();
  const total = useAppSelector((state) => selectTotal(state, subjects));
  if (total === undefined) return null;
  return (
    <dl className={styles.grade}>
      <dt>{gradeHeading}</dt>
      <dd>
        <Stamp figure={bandText(grades, total)} word={`${total}%`} />
        <span className={styles.closing}>{bandText(gradeLines, total)}</span>
      </dd>
      <dd className={styles.signed}>
        <Drawing
          sprite={sprite}
          symbol="signature"
          viewBox="0 0 160 56"
          className={styles.signature}
        />
        {school.signedBy}
      </dd>
    </dl>
  );
}

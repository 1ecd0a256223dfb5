import { school } from '../games/shared/handout/content';
import sprite from '../games/shared/handout/handout.svg';
import { bandText } from '../games/shared/lines';
import { Drawing } from '../kit/Drawing';
import { ReserveSpace } from '../kit/ReserveSpace';
import reserve from '../kit/reserveSpace.module.css';
import { Stamp } from '../kit/Stamp';
import { useAppSelector } from '../state/hooks';
import { card, gradeHeading, gradeLines, grades } from './content';
import styles from './ReportCard.module.css';
import { selectTotal, useSubjects } from './subjects';

const allLines = [card.empty, ...gradeLines.map(({ text }) => text)];

/**
 * Shows the grade as a stamp with the total percentage, and the class teacher's closing line. Without a grade, the place
 * of the stamp is empty, and `message` is in the place of the line: nothing moves when the stored scores come.
 */
export function Grade({ message }: { message: string }) {
  const subjects = useSubjects();
  const total = useAppSelector((state) => selectTotal(state, subjects));
  return (
    <dl className={styles.grade}>
      <dt>{gradeHeading}</dt>
      <dd className={styles.stamp}>
        {total !== undefined && <Stamp figure={bandText(grades, total)} word={`${total}%`} />}
      </dd>
      <dd className={`${reserve.space} ${styles.closing}`}>
        <span data-open={total === undefined || undefined}>
          {total === undefined ? message : bandText(gradeLines, total)}
        </span>
        <ReserveSpace texts={allLines} />
      </dd>
    </dl>
  );
}

/** The class teacher's signature; an empty line as long as there is no grade. */
export function Signature() {
  const subjects = useSubjects();
  const hasMarks = useAppSelector((state) => selectTotal(state, subjects) !== undefined);
  return (
    <p className={styles.signed}>
      <span className={styles.signature}>
        {hasMarks && <Drawing sprite={sprite} symbol="signature" viewBox="0 0 160 56" />}
      </span>
      {school.signedBy}
    </p>
  );
}

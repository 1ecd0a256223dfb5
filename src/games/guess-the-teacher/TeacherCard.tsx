import { useAppSelector } from '../../app/hooks';
import { Card } from '../../kit/Card';
import { Drawing } from '../../kit/Drawing';
import { teachers, ui } from './content';
import { selectPhase, selectTeacherType } from './slice';
import styles from './TeacherCard.module.css';
import sheet from './teachers.svg';

/** The catchphrase has the focus when its teacher comes in. */
export const TEACHER_ID = 'teacher';
export const ROUND_ID = 'teacher-round';

/** Who is in, by habits and a catchphrase; the picture would tell, and comes after the guess. */
export function TeacherCard() {
  const type = useAppSelector(selectTeacherType);
  const isGuessed = useAppSelector(selectPhase) === 'guessed';
  const teacher = type && teachers[type];
  return (
    <Card label={ui.card} taped>
      <div className={styles.card}>
        <div className={styles.picture} data-hidden={!isGuessed || undefined}>
          <Drawing sheet={sheet} name={type && isGuessed ? type : 'unknown'} />
        </div>
        <h2 id={TEACHER_ID} className={styles.phrase} tabIndex={-1} aria-describedby={ROUND_ID}>
          {teacher ? `“${teacher.catchphrase}”` : ui.arriving}
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets */}
        <ul role="list" className={styles.quirks}>
          {teacher?.quirks.map((quirk) => (
            <li key={quirk}>{quirk}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

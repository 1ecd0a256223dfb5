import { Card } from '../../kit/Card';
import { Drawing } from '../../kit/Drawing';
import { List } from '../../kit/List';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppSelector } from '../../state/hooks';
import { labels, teachers } from './content';
import { selectPhase, selectTeacherType } from './slice';
import styles from './TeacherCard.module.css';
import sprite from './teachers.svg';

const all = Object.values(teachers);
const quoted = ({ catchphrase }: (typeof all)[number]) => `“${catchphrase}”`;
const phrases = [labels.arriving, ...all.map(quoted)];
/** For each line of the list, the quirks of all teachers, to reserve the space of the longest. */
const quirkLines = teachers.math.quirks.map((_, index) =>
  all.map(({ quirks }) => quirks[index] ?? ''),
);

/** The heading with the catchphrase; it gets the focus when a new round starts. */
export const TEACHER_ID = 'teacher';
export const ROUND_ID = 'teacher-round';

/** The teacher's catchphrase and quirks. The picture follows the guess: it gives the answer away. */
export function TeacherCard() {
  const type = useAppSelector(selectTeacherType);
  const isGuessed = useAppSelector(selectPhase) === 'guessed';
  const teacher = type && teachers[type];
  return (
    <Card label={labels.card} taped>
      <div className={styles.card}>
        <div className={styles.picture} data-hidden={!isGuessed || undefined}>
          <Drawing sprite={sprite} symbol={type && isGuessed ? type : 'unknown'} />
        </div>
        <h2
          id={TEACHER_ID}
          className={`${styles.phrase} ${space.space}`}
          tabIndex={-1}
          aria-describedby={ROUND_ID}
        >
          <ReserveSpace texts={phrases} />
          <span>{teacher ? quoted(teacher) : labels.arriving}</span>
        </h2>
        <List className={styles.quirks}>
          {quirkLines.map((quirks, index) => (
            <li key={quirks[0]} className={space.space}>
              <ReserveSpace texts={quirks} />
              <span>{teacher?.quirks[index]}</span>
            </li>
          ))}
        </List>
      </div>
    </Card>
  );
}

import { Card } from '../../kit/Card';
import { Drawing } from '../../kit/Drawing';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { labels, ROUND_ID, TEACHER_ID, teachers } from './content';
import { selectCard, selectPhase, selectTeacherType } from './slice';
import styles from './TeacherCard.module.css';
import sprite from './teachers.svg';

const all = Object.values(teachers).flatMap(({ cards }) => cards);
type CardText = (typeof all)[number];
const quoted = ({ catchphrase }: CardText) => `“${catchphrase}”`;
const phrases = [labels.arriving, ...all.map(quoted)];
/** For each line of the list, the quirks of all cards in that line. They reserve the space of the longest quirk. */
const quirkLines = teachers.math.cards[0].quirks.map((_, index) =>
  all.map(({ quirks }) => quirks[index] ?? ''),
);

/**
 * Returns the texts of this round's card, the teacher's name, and the id of the picture. Example of an id: `math-1`.
 * Returns null before the first draw.
 */
export function useCard() {
  const type = useAppSelector(selectTeacherType);
  const index = useAppSelector(selectCard);
  if (type === null || index === null) return null;
  const { name, cards } = teachers[type];
  return { ...(cards[index] as CardText), name, picture: `${type}-${index + 1}` };
}

/** The teacher's catchphrase and quirks. The picture gives the answer away, so it is shown only after the guess. */
export function TeacherCard() {
  const card = useCard();
  const phrase = card ? quoted(card) : labels.arriving;
  const isGuessed = useAppSelector(selectPhase) === 'guessed';
  return (
    <Card label={labels.card} taped>
      <div className={styles.card}>
        <div className={styles.picture} data-hidden={!isGuessed || undefined}>
          <Drawing sprite={sprite} symbol={card && isGuessed ? card.picture : 'unknown'} />
        </div>
        <h2
          id={TEACHER_ID}
          className={`${styles.phrase} ${space.space}`}
          tabIndex={-1}
          aria-describedby={ROUND_ID}
        >
          <ReserveSpace texts={phrases} />
          {/* Each phrase has a new element: an element that changes its height would count as a layout shift. */}
          <span key={phrase} lang={card?.lang}>
            {phrase}
          </span>
        </h2>
        <List className={styles.quirks}>
          {quirkLines.map((quirks, index) => (
            <li key={quirks[0]} className={space.space}>
              <ReserveSpace texts={quirks} />
              <span>{card?.quirks[index]}</span>
            </li>
          ))}
        </List>
      </div>
    </Card>
  );
}

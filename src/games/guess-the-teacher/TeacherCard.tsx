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
/** The quirks of all cards, grouped by line of the list. Each line reserves the space of its longest quirk. */
const quirkLines = teachers.math.cards[0].quirks.map((_, index) =>
  all.map(({ quirks }) => quirks[index] ?? ''),
);

/**
 * Returns the texts of this round's card, the teacher's name, and the id of the picture, such as `math-1`. Returns null
 * before the first card is drawn.
 */
export function useCard() {
  const type = useAppSelector(selectTeacherType);
  const index = useAppSelector(selectCard);
  if (type === null || index === null) return null;
  const { name, cards } = teachers[type];
  return { ...(cards[index] as CardText), name, picture: `${type}-${index + 1}` };
}

/** Shows the teacher's catchphrase and quirks. The picture reveals the teacher, so it is hidden until the guess. */
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
          {/* The key gives each phrase a new element. A new height of the old element would be a layout shift. */}
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

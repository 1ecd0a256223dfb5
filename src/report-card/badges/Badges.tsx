import type { BadgeId } from '../../games/shared/badgeIds';
import sprite from '../../games/shared/badges/badges.svg';
import { badgeTexts } from '../../games/shared/badges/content';
import { FIRST_DAY } from '../../games/shared/indianDay';
import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import { List } from '../../kit/text';
import hidden from '../../kit/visuallyHidden.module.css';
import { dateText } from '../days';
import styles from './Badges.later.module.css';
import type { Progress } from './badges';
import { badges as texts } from './content';
import { useBadges } from './useBadges';

const HEADING_ID = 'badges';

/**
 * Shows every badge with a line that says how the badge is earned. An earned badge also shows the date of the award,
 * any other badge how far it is, if that can be counted.
 */
export default function Badges() {
  const { ids, earned, progress } = useBadges();
  return (
    <section className={styles.badges}>
      <h2 id={HEADING_ID}>{texts.heading}</h2>
      <List className={styles.list} aria-labelledby={HEADING_ID}>
        {ids.map((id) => (
          <Badge key={id} id={id} day={earned[id]} progress={progress[id]} />
        ))}
      </List>
    </section>
  );
}

type BadgeProps = { id: BadgeId; day: number | undefined; progress: Progress };

function Badge({ id, day, progress: { count, of } }: BadgeProps) {
  const { name, line } = badgeTexts[id];
  const isEarned = day !== undefined;
  const colors = isEarned ? palette.palette : styles.outline;
  return (
    <li className={styles.badge} data-earned={isEarned || undefined}>
      <Drawing sprite={sprite} symbol={id} className={`${colors} ${styles.drawing}`} />
      <div>
        <strong>{name}</strong>
        {!isEarned && of > 1 && <span>{`: ${texts.count(count, of)}`}</span>}
        {!isEarned && of === 1 && (
          <span className={hidden.visuallyHidden}>{`: ${texts.notEarned}`}</span>
        )}
        <p className={styles.line}>{line}</p>
        {isEarned && (
          <p className={styles.day}>{texts.earnedOn(dateText(Math.max(FIRST_DAY, day)))}</p>
        )}
      </div>
    </li>
  );
}

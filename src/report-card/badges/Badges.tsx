import { shallowEqual } from 'react-redux';
import type { BadgeId } from '../../games/shared/badgeIds';
import { BADGE_IDS } from '../../games/shared/badgeIds';
import sprite from '../../games/shared/badges/badges.svg';
import { badgeTexts } from '../../games/shared/badges/content';
import { FIRST_DAY } from '../../games/shared/indianDay';
import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { dateText } from '../days';
import { selectBadges } from '../slice';
import styles from './Badges.later.module.css';
import { badges as texts } from './content';

const HEADING_ID = 'badges';

/**
 * Shows every badge with a line that says how the badge is earned. An earned badge also shows the date of the award;
 * any other badge shows the text `notEarned`.
 */
export default function Badges() {
  const earned = useAppSelector((state) => selectBadges(state).earned, shallowEqual);
  return (
    <section className={styles.badges}>
      <h2 id={HEADING_ID}>{texts.heading}</h2>
      <p className={styles.count}>{texts.count(Object.keys(earned).length, BADGE_IDS.length)}</p>
      <List className={styles.list} aria-labelledby={HEADING_ID}>
        {BADGE_IDS.map((id) => (
          <Badge key={id} id={id} day={earned[id]} />
        ))}
      </List>
    </section>
  );
}

function Badge({ id, day }: { id: BadgeId; day: number | undefined }) {
  const { name, line } = badgeTexts[id];
  const colors = day === undefined ? styles.outline : palette.palette;
  return (
    <li className={styles.badge} data-earned={day !== undefined || undefined}>
      <Drawing sprite={sprite} symbol={id} className={`${colors} ${styles.drawing}`} />
      <div>
        <strong>{name}</strong>
        <p className={styles.line}>{line}</p>
        <p className={styles.day}>
          {day === undefined ? texts.notEarned : texts.earnedOn(dateText(Math.max(FIRST_DAY, day)))}
        </p>
      </div>
    </li>
  );
}

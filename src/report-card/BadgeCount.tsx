import { BADGE_IDS } from '../games/shared/badgeIds';
import { LazyPart } from '../games/shared/LazyPart';
import { useAppSelector } from '../state/hooks';
import { badges as texts } from './badges/content';
import styles from './ReportCard.module.css';
import { selectIsStarted } from './subjects';

const loadRow = () => import(/* webpackChunkName: "badges" */ './badges/BadgeRow');

/** Shows how many badges are earned, with their drawings in one row, and the badge that is nearest. */
export function BadgeCount() {
  const count = useAppSelector(({ badges }) => Object.keys(badges?.earned ?? {}).length);
  const isStarted = useAppSelector(selectIsStarted);
  return (
    <dl className={styles.count}>
      <dt>{texts.heading}</dt>
      <dd>{texts.count(count, BADGE_IDS.length)}</dd>
      <dd className={styles.badgeRow} data-needs-script="">
        <LazyPart load={loadRow} attempt={isStarted} isSilent />
      </dd>
    </dl>
  );
}

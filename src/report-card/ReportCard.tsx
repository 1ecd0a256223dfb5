import { LazyPart } from '../games/shared/LazyPart';
import { ShareSlot } from '../games/shared/share/ShareSlot';
import { partNotLoaded } from '../layout/content';
import { Page } from '../layout/Page';
import { PrintButton } from '../layout/PrintButton';
import { useAppSelector } from '../state/hooks';
import { Attendance } from './Attendance';
import { card, content } from './content';
import type { Invitation } from './invitations';
import styles from './ReportCard.module.css';
import { SubjectRow } from './SubjectRow';
import { selectHasPlayed, selectTotal } from './selectors';
import { useSubjects } from './subjects';
import { TransferSection } from './TransferSection';

const loadGrade = () => import(/* webpackChunkName: "transfer" */ './grade/Grade');

const loadShare = () => import(/* webpackChunkName: "transfer" */ './share/ShareCard');

const loadBadges = () => import(/* webpackChunkName: "badges" */ './badges/Badges');

type ReportCardProps = {
  invitations: readonly Invitation[];
  /** Whether what fills the card did not come. */
  hasFailed: boolean;
};

/** All games on one page of the school report, the badges, and the way to the next phone. */
export function ReportCard({ invitations, hasFailed }: ReportCardProps) {
  const subjects = useSubjects();
  const hasPlayed = useAppSelector((state) => selectHasPlayed(state, subjects));
  const hasMarks = useAppSelector((state) => selectTotal(state, subjects) !== undefined);
  return (
    <Page content={content}>
      <article className={styles.card} aria-label={content.heading} data-prints-alone="">
        <p className={styles.school}>{card.school}</p>
        <Attendance />
        {!hasPlayed && <p className={styles.empty}>{hasFailed ? partNotLoaded : card.empty}</p>}
        <div className={styles.subjects}>
          {invitations.map((invitation) => (
            <SubjectRow key={invitation.game.path} {...invitation} />
          ))}
        </div>
        {hasPlayed && <p className={styles.note}>{card.countedSince}</p>}
        {hasMarks && (
          <div className={styles.gradePlace}>
            <LazyPart load={loadGrade} />
          </div>
        )}
        <div className={styles.badges}>
          <LazyPart load={loadBadges} />
        </div>
      </article>
      {hasPlayed && (
        <div className={styles.actions}>
          <ShareSlot load={loadShare} />
          <PrintButton />
        </div>
      )}
      <TransferSection />
    </Page>
  );
}

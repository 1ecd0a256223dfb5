import { useEffect, useState } from 'react';
import { games } from '../games';
import { LazyPart } from '../games/shared/LazyPart';
import row from '../kit/buttonRow.module.css';
import { partNotLoaded } from '../layout/content';
import { Page } from '../layout/Page';
import { PrintButton } from '../layout/PrintButton';
import { useAppSelector, useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { Attendance } from './Attendance';
import { card, content } from './content';
import styles from './ReportCard.module.css';
import { SubjectRow } from './SubjectRow';
import { selectHasPlayed, selectTotal, useSubjects } from './subjects';
import { TransferSection } from './TransferSection';

const loadShare = () => import(/* webpackChunkName: "transfer" */ './share');

const loadGrade = () => import(/* webpackChunkName: "transfer" */ './Grade');

const loadBadges = () => import(/* webpackChunkName: "badges" */ './badges/Badges');

type ReportCardProps = {
  /** Adds the features of the badges and of all games to the store. Rejects if the features fail to load. */
  start(store: AppStore): Promise<void>;
};

/**
 * Shows a school report with a row for each game, the badges, and the section that moves the scores to another phone.
 */
export default function ReportCard({ start }: ReportCardProps) {
  const store = useAppStore();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    start(store).catch(() => setHasFailed(true));
  }, [start, store]);
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
          {games.map((game) => (
            <SubjectRow key={game.path} game={game} />
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
          <div className={row.slot}>
            <LazyPart load={loadShare} />
          </div>
          <PrintButton />
        </div>
      )}
      <TransferSection />
    </Page>
  );
}

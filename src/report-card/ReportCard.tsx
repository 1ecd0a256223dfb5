import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { LazyPart } from '../games/shared/LazyPart';
import button from '../kit/Button.module.css';
import row from '../kit/buttonRow.module.css';
import { partNotLoaded } from '../layout/content';
import { Page } from '../layout/Page';
import { PrintButton } from '../layout/PrintButton';
import { paths } from '../paths';
import { useAppSelector, useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { Attendance } from './Attendance';
import { BadgeCount } from './BadgeCount';
import { card, content } from './content';
import { Grade, Signature } from './Grade';
import styles from './ReportCard.module.css';
import { Subjects } from './Subjects';
import { selectHasPlayed, selectIsStarted, useSubjects } from './subjects';
import { TransferSection } from './TransferSection';

const loadShare = () => import(/* webpackChunkName: "transfer" */ './share');

const loadBadges = () => import(/* webpackChunkName: "badges" */ './badges/Badges');

type ReportCardProps = {
  /** Adds the features of the badges and of all games to the store. Rejects if the features fail to load. */
  start(store: AppStore): Promise<void>;
};

/**
 * Shows a school report: grade, attendance, badges and the buttons that send it on, then all badges, a row for each
 * game, and the section that moves the scores to another phone.
 */
export default function ReportCard({ start }: ReportCardProps) {
  const store = useAppStore();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    start(store).catch(() => setHasFailed(true));
  }, [start, store]);
  const subjects = useSubjects();
  const isStarted = useAppSelector(selectIsStarted);
  const hasPlayed = useAppSelector((state) => selectHasPlayed(state, subjects));
  const message = hasFailed ? partNotLoaded : card.empty;
  return (
    <Page content={content} leadClassName={styles.lead}>
      <article className={styles.card} aria-label={content.heading} data-prints-alone="">
        <p className={styles.school}>{card.school}</p>
        <div className={styles.summary}>
          <Grade message={hasPlayed ? card.noMarks : message} />
          <Attendance />
          <Signature />
          <BadgeCount />
          <div className={styles.send}>
            {hasPlayed ? (
              <div className={row.slot}>
                <LazyPart load={loadShare} />
              </div>
            ) : (
              <FirstGame />
            )}
          </div>
        </div>
        <div className={styles.badges} data-needs-script="">
          <LazyPart load={loadBadges} attempt={isStarted} />
        </div>
        <Subjects />
      </article>
      {hasPlayed && (
        <div className={styles.actions}>
          <PrintButton />
        </div>
      )}
      <TransferSection />
    </Page>
  );
}

/** The link to the games, in the place of the buttons that send the card on. */
const FirstGame = () => (
  <div className={row.slot}>
    <p>{card.firstGame}</p>
    <div className={row.row}>
      <Link className={button.button} to={paths.games}>
        {card.chooseGame}
      </Link>
    </div>
  </div>
);

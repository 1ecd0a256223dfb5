import { useAppSelector } from '../../state/hooks';
import styles from './Countdown.module.css';
import { labels } from './content';
import { SECONDS } from './rules';
import { selectCountdown, selectDifficulty, selectOpenTask } from './slice';

/**
 * Shows the seconds left as a number and as a ring. While no task is open, the number is the full time of the chosen
 * difficulty, and the ring is empty.
 */
export function Countdown() {
  const openTask = useAppSelector(selectOpenTask);
  const difficulty = useAppSelector(selectDifficulty);
  const countdown = useAppSelector(selectCountdown);
  const total = SECONDS[openTask?.difficulty ?? difficulty];
  const left = openTask ? countdown : total;
  return (
    <div
      className={styles.timer}
      role="timer"
      aria-label={labels.countdown}
      data-running={openTask !== null || undefined}
      data-last-seconds={(openTask !== null && left <= 10) || undefined}
    >
      <TimeRing left={openTask ? left : 0} total={total} />
      <span translate="no">{left}</span>
    </div>
  );
}

function TimeRing({ left, total }: { left: number; total: number }) {
  const circle = { cx: 40, cy: 40, r: 35, pathLength: total };
  return (
    <svg viewBox="0 0 80 80" fill="none" strokeWidth="6" aria-hidden="true">
      <circle {...circle} className={styles.track} />
      {left > 0 && (
        <circle {...circle} className={styles.left} strokeDasharray={`${left} ${total}`} />
      )}
    </svg>
  );
}

import { labels } from './content';
import type { Ball, Position } from './rules';
import { runsOf, SIDES, scoresOf, targetOf } from './rules';
import styles from './Scoreboard.module.css';

/** The runs of both sides, and in the second innings the target. `position` is null before the first innings. */
export function Scoreboard({ position }: { position: Position | null }) {
  const scores = position ? scoresOf(position) : { you: 0, computer: 0 };
  const batting = position?.result ? null : position?.batting;
  const target = position && targetOf(position);
  return (
    <dl className={styles.scoreboard} aria-label={labels.scoreboard}>
      {SIDES.map((side) => (
        <div key={side} data-batting={side === batting || undefined}>
          <dt>{labels[side]}</dt>
          <dd>{scores[side]}</dd>
        </div>
      ))}
      {target !== null && (
        <div>
          <dt>{labels.target}</dt>
          <dd>{target}</dd>
        </div>
      )}
    </dl>
  );
}

/** The number of runs and the number of balls in an over so far. */
export const OverFigures = ({ balls }: { balls: readonly Ball[] }) => (
  <dl className={styles.scoreboard} aria-label={labels.runs}>
    <div>
      <dt>{labels.runs}</dt>
      <dd>{runsOf(balls, 'you')}</dd>
    </div>
    <div>
      <dt>{labels.balls}</dt>
      <dd>{balls.length}</dd>
    </div>
  </dl>
);

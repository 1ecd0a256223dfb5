import { labels } from './content';
import type { Position } from './rules';
import { SIDES } from './rules';
import styles from './Scoreboard.module.css';
import { scoresOf, targetOf } from './scores';

/** The runs of both sides, and in a chase the score that wins. Before an innings there is no position. */
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

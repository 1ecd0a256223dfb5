import { labels } from './content';
import type { Position } from './rules';
import { otherSide, runsOf, SIDES } from './rules';
import styles from './Scoreboard.module.css';

type ScoreboardProps = Omit<Position, 'batting'> & { batting: Position['batting'] | null };

/** The runs of both sides, and in a chase the score that wins. */
export function Scoreboard({ batting, innings, balls, result }: ScoreboardProps) {
  const chaser = innings === 2 ? batting : null;
  const runs = (side: (typeof SIDES)[number]) => {
    if (!batting) return 0;
    return runsOf(balls[isFirst(side) ? 0 : 1], side);
  };
  const isFirst = (side: (typeof SIDES)[number]) => (side === batting) === (innings === 1);
  return (
    <dl className={styles.scoreboard} aria-label={labels.scoreboard}>
      {SIDES.map((side) => (
        <div key={side} data-batting={(!result && side === batting) || undefined}>
          <dt>{labels[side]}</dt>
          <dd>{runs(side)}</dd>
        </div>
      ))}
      {chaser && (
        <div>
          <dt>{labels.target}</dt>
          <dd>{runs(otherSide(chaser)) + 1}</dd>
        </div>
      )}
    </dl>
  );
}

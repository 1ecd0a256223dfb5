import { List } from '../../kit/text';
import hidden from '../../kit/visuallyHidden.module.css';
import styles from './BallList.deferred.module.css';
import { ballText } from './ballText';
import { labels } from './content';
import type { Ball, Side } from './rules';
import { isOut, shownBy } from './rules';

export type InningsBalls = {
  /** Whose innings it is; left out where there is only one. */
  heading?: string;
  batting: Side;
  balls: readonly Ball[];
};

type BallListProps = {
  innings: readonly InningsBalls[];
  /** How many balls of all innings are shown; the others keep their room, for a replay. */
  shown?: number;
};

/** Every ball in order: what the batter scored, or W for the wicket. */
export function BallList({ innings, shown = Number.POSITIVE_INFINITY }: BallListProps) {
  const marks = innings.flatMap(({ heading, batting, balls }) =>
    balls.map((ball, index) => ({ heading: index === 0 && heading, ball, batting })),
  );
  return (
    <List ordered aria-label={labels.balls} className={styles.balls}>
      {marks.map(({ heading, ball, batting }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: balls have no identity but their position
          key={at}
          aria-hidden={at >= shown || undefined}
        >
          {heading && <span className={styles.innings}>{heading}</span>}
          <BallMark ball={ball} batting={batting} />{' '}
        </li>
      ))}
    </List>
  );
}

function BallMark({ ball, batting }: { ball: Ball; batting: Side }) {
  return (
    <span className={styles.ball} data-out={isOut(ball) || undefined}>
      <span aria-hidden="true">{isOut(ball) ? 'W' : shownBy(batting, ball)}</span>
      <span className={hidden.visuallyHidden}>{` ${ballText(ball, batting)}`}</span>
    </span>
  );
}

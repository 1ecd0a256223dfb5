import wordStamp from '../../kit/wordStamp.module.css';
import { ballText } from './ballText';
import styles from './Match.module.css';
import type { Ball, Result, Side } from './rules';
import { isOut } from './rules';

type BallStatusProps = {
  /** Null while there is nothing to say: before the first ball, and while one is on. */
  ball: Ball | null;
  batter: Side;
  /** The number of the ball: the same text is announced again for another one. */
  round: number;
  /** Of the match that the ball has ended. */
  result?: Result | null;
};

/** What the latest ball was, announced once. */
export const BallStatus = ({ ball, batter, round, result }: BallStatusProps) => (
  <p role="status" lang="en-IN" className={styles.status} data-result={result}>
    {ball && (
      <span
        key={round}
        className={isOut(ball) ? wordStamp.stamp : undefined}
        data-out={isOut(ball) || undefined}
      >
        {ballText(ball, batter)}
      </span>
    )}
  </p>
);

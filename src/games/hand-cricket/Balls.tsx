import { List } from '../../kit/text';
import hidden from '../../kit/visuallyHidden.module.css';
import wordStamp from '../../kit/wordStamp.module.css';
import list from './Balls.deferred.module.css';
import { ballText, labels } from './content';
import match from './Match.module.css';
import type { Ball, Position, Result, Side } from './rules';
import { isOut, openerOf, otherSide, shownBy } from './rules';

type BallStatusProps = {
  /**
   * The latest ball; null while there is nothing to say: before the first ball, and while the fists beat for a ball.
   */
  ball: Ball | null;
  batter: Side;
  /**
   * The number of the ball. It is the key of the text, so that an equal text for the next ball is announced again.
   */
  round: number;
  /** The result of the match, if the ball has ended it. */
  result?: Result | null;
};

/** Announces once what the latest ball was: its runs, or Out. */
export const BallStatus = ({ ball, batter, round, result }: BallStatusProps) => (
  <p role="status" lang="en-IN" className={match.status} data-result={result}>
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

type ListedInnings = {
  /** The name of the innings; left out where there is only one innings. */
  heading?: string;
  batting: Side;
  balls: readonly Ball[];
};

/** Both innings of a match, for `BallList`. */
export function inningsOf(position: Position): ListedInnings[] {
  const first = openerOf(position);
  return ([first, otherSide(first)] as const).map((side, at) => ({
    heading: `${labels.innings(at === 0 ? 1 : 2)}: ${labels[side]}`,
    batting: side,
    balls: position.balls[at] ?? [],
  }));
}

type BallListProps = {
  innings: readonly ListedInnings[];
  /**
   * The number of balls that are shown, counted over all innings. Later balls are hidden but keep their room, so that
   * nothing moves during a replay.
   */
  shown?: number;
};

/** Every ball in order: what the batter scored, or W for the wicket. */
export function BallList({ innings, shown = Number.POSITIVE_INFINITY }: BallListProps) {
  const marks = innings.flatMap(({ heading, batting, balls }) =>
    balls.map((ball, index) => ({ heading: index === 0 && heading, ball, batting })),
  );
  return (
    <List ordered aria-label={labels.balls} className={list.balls}>
      {marks.map(({ heading, ball, batting }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: balls have no identity but their position
          key={at}
          aria-hidden={at >= shown || undefined}
        >
          {heading && <span className={list.innings}>{heading}</span>}
          <BallMark ball={ball} batting={batting} />{' '}
        </li>
      ))}
    </List>
  );
}

function BallMark({ ball, batting }: { ball: Ball; batting: Side }) {
  return (
    <span className={list.ball} data-out={isOut(ball) || undefined}>
      <span aria-hidden="true">{isOut(ball) ? 'W' : shownBy(batting, ball)}</span>
      <span className={hidden.visuallyHidden}>{` ${ballText(ball, batting)}`}</span>
    </span>
  );
}

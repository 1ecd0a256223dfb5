import { List } from '../../kit/text';
import hidden from '../../kit/visuallyHidden.module.css';
import wordStamp from '../../kit/wordStamp.module.css';
import list from './Balls.deferred.module.css';
import { ballText, labels } from './content';
import match from './Match.module.css';
import type { Ball, Position, Side } from './rules';
import { isOut, openerOf, otherSide, shownBy } from './rules';

type BallStatusProps = {
  /** The latest ball; null before the first ball, and from a throw until the hands open. */
  ball: Ball | null;
  batter: Side;
  /**
   * The number of the ball, used as the React key of the text. With a new key, React makes a new element. Without
   * this, a screen reader would not announce a ball with the same text as the ball before.
   */
  round: number;
  /** Whether the result of the match or the over is shown. The ball is then for screen readers alone. */
  hasResult?: boolean;
};

/** Shows the latest ball, either its runs or Out. Screen readers announce the text. */
export const BallStatus = ({ ball, batter, round, hasResult }: BallStatusProps) => (
  <p role="status" lang="en-IN" className={hasResult ? hidden.visuallyHidden : match.status}>
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
  /** The name of the innings; left out for Aaj ka Over, which has only one innings. */
  heading?: string;
  batting: Side;
  balls: readonly Ball[];
};

/** Returns both innings of a match, in the form that `BallList` needs. */
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
   * The number of visible balls, counted over all innings. Later balls are invisible, but still take up space.
   * Otherwise the page would move during a replay.
   */
  shown?: number;
};

/** The list of all balls in order. A ball is shown as its runs, or as W (for wicket) if it is Out. */
export function BallList({ innings, shown = Number.POSITIVE_INFINITY }: BallListProps) {
  const marks = innings.flatMap(({ heading, batting, balls }) =>
    balls.map((ball, index) => ({ heading: index === 0 && heading, ball, batting })),
  );
  return (
    <List ordered aria-label={labels.balls} className={list.balls}>
      {marks.map(({ heading, ball, batting }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball has no id, and its position never changes
          key={at}
          aria-hidden={at >= shown || undefined}
        >
          {heading && <span className={list.innings}>{heading}</span>}
          <BallMark ball={ball} batting={batting} />
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

/**
 * Rules of hand cricket: both hands show 1 to 6. The same number on both hands is Out; any other ball scores the
 * number that the batting hand shows. An innings has one wicket, and a level score is a tie. All functions are pure.
 */

/** The numbers that a hand can show. */
export const THROWS = [1, 2, 3, 4, 5, 6] as const;
export type Throw = (typeof THROWS)[number];

/** Both hands of a ball: the player's first, whoever bats. */
export type Ball = [mine: Throw, theirs: Throw];

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const SIDES = ['you', 'computer'] as const;
export type Side = (typeof SIDES)[number];

/** The results of a match: the texts on the screen, and ids in the state. */
export const RESULTS = ['You win!', 'Computer wins!', 'Match tied!'] as const;
export type Result = (typeof RESULTS)[number];

/** The state of a match before its first ball, or after a ball. */
export type Position = {
  /** The side that bats in `innings`. */
  batting: Side;
  innings: 1 | 2;
  /** The balls of each innings, in order. */
  balls: [Ball[], Ball[]];
  /** The result of the match; null until the match is over. */
  result: Result | null;
};

/** The time for which both fists beat before the hands open, in milliseconds. */
export const BALL_MS = 1000;

/** The number of latest matches that are kept. */
export const RECENT_LENGTH = 5;

/** The number of balls in an over. */
export const OVER_LENGTH = 6;

/**
 * Draws the number that a hand shows, all numbers equally likely. `draw` is a random number from 0 (inclusive) to 1
 * (exclusive).
 * Example: `drawThrow(0.99)` is 6.
 */
export const drawThrow = (draw: number): Throw => THROWS[Math.floor(draw * THROWS.length)] as Throw;

/** Whether the sum of both hands is what was called. Example: `isCalled('odd', [3, 4])` is true. */
export const isCalled = (parity: Parity, [mine, theirs]: Ball): boolean =>
  (mine + theirs) % 2 === (parity === 'odd' ? 1 : 0);

/** Returns the other side. Example: `otherSide('you')` is 'computer'. */
export const otherSide = (side: Side): Side => (side === 'you' ? 'computer' : 'you');

/** Whether both hands show the same number. Example: `isOut([4, 4])` is true. */
export const isOut = ([mine, theirs]: Readonly<Ball>): boolean => mine === theirs;

/** The number that a side showed. Example: `shownBy('computer', [4, 1])` is 1. */
export const shownBy = (side: Side, [mine, theirs]: Ball): Throw =>
  side === 'you' ? mine : theirs;

/**
 * The runs of an innings: the sum of what the batting hand showed, without the ball that is Out.
 * Example: `runsOf([[4, 1], [2, 2]], 'you')` is 4.
 */
export const runsOf = (balls: readonly Ball[], batting: Side): number =>
  balls.reduce((runs, ball) => (isOut(ball) ? runs : runs + shownBy(batting, ball)), 0);

/** The position before the first ball. Example: `startOf('you')` is the first innings, in which you bat. */
export const startOf = (batting: Side): Position => ({
  batting,
  innings: 1,
  balls: [[], []],
  result: null,
});

/**
 * Returns the position after one more ball of a match that is not over. Out ends an innings. The ball that passes the
 * score of the first innings also ends the second innings. The match ends with the second innings.
 * Example: `afterBall(startOf('you'), [3, 3])` is the second innings, in which the computer bats.
 */
export function afterBall(
  { batting, innings, balls: [first, second] }: Position,
  ball: Ball,
): Position {
  if (innings === 1) {
    const balls: Position['balls'] = [[...first, ball], second];
    if (!isOut(ball)) return { batting, innings, balls, result: null };
    return { batting: otherSide(batting), innings: 2, balls, result: null };
  }
  const chase = [...second, ball];
  const lead = runsOf(chase, batting) - runsOf(first, otherSide(batting));
  const ownLead = batting === 'you' ? lead : -lead;
  const result = ownLead > 0 ? 'You win!' : ownLead < 0 ? 'Computer wins!' : 'Match tied!';
  return {
    batting,
    innings,
    balls: [first, chase],
    result: isOut(ball) || lead > 0 ? result : null,
  };
}

/** Returns the side that batted first. Example: in a second innings in which you bat, it is 'computer'. */
export const openerOf = ({ batting, innings }: Pick<Position, 'batting' | 'innings'>): Side =>
  innings === 1 ? batting : otherSide(batting);

/**
 * Returns the latest ball of a position, and the side that batted; null before the first ball.
 * Example: for `afterBall(startOf('you'), [4, 1])` it is `{ ball: [4, 1], batter: 'you' }`.
 */
export function latestBall(position: Position): { ball: Ball; batter: Side } | null {
  const [first, second] = position.balls;
  const opener = openerOf(position);
  const ball = second[second.length - 1] ?? first[first.length - 1];
  return ball ? { ball, batter: second.length > 0 ? otherSide(opener) : opener } : null;
}

type Standing = Pick<Position, 'batting' | 'innings' | 'balls'>;

/**
 * Returns the runs of both sides. Example: in the first innings, in which you have batted `[[4, 1]]`, you have 4 and
 * the computer has 0.
 */
export function scoresOf(standing: Standing): Record<Side, number> {
  const opener = openerOf(standing);
  const [first, second] = standing.balls;
  const [opened, chased] = [runsOf(first, opener), runsOf(second, otherSide(opener))];
  return opener === 'you' ? { you: opened, computer: chased } : { you: chased, computer: opened };
}

/**
 * The score that wins a chase; null in the first innings.
 * Example: it is 5 where the first innings had 4 runs.
 */
export const targetOf = (standing: Standing): number | null =>
  standing.innings === 2 ? scoresOf(standing)[otherSide(standing.batting)] + 1 : null;

/**
 * Writes balls as they are stored: two digits for each, the player's hand first.
 * Example: `digitsOf([[4, 1], [2, 2]])` is '4122'.
 */
export const digitsOf = (balls: readonly Ball[]): string => balls.flat().join('');

/** Reads what `digitsOf` writes. Example: `ballsOf('4122')` is `[[4, 1], [2, 2]]`. */
export const ballsOf = (digits: string): Ball[] =>
  Array.from(digits.match(/../g) ?? [], ([mine, theirs]) => [
    Number(mine) as Throw,
    Number(theirs) as Throw,
  ]);

/**
 * Whether balls can be an innings: at least one, and none after Out.
 * Example: `isInnings([[4, 1], [2, 2]])` is true.
 */
export const isInnings = (balls: readonly Ball[]): boolean =>
  balls.length > 0 && !balls.slice(0, -1).some(isOut);

/**
 * Whether an over, as digits, has ended: by Out, or after six balls.
 * Examples: `hasEnded('4122')` is true, `hasEnded('41')` is false.
 */
export const hasEnded = (over: string): boolean =>
  over.length === 2 * OVER_LENGTH || (/(.)\1$/.test(over) && over.length % 2 === 0);

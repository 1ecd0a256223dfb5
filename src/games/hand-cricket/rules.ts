/**
 * Rules of hand cricket. In each ball, both sides show a number from 1 to 6 on one hand. If the numbers are equal, the
 * side that bats is Out, and its innings ends. Otherwise the side that bats scores the number on its own hand. Each
 * side bats one innings. Equal scores at the end are a tie. All functions are pure.
 */

/** The numbers that a hand can show. */
export const THROWS = [1, 2, 3, 4, 5, 6] as const;
export type Throw = (typeof THROWS)[number];

/** The numbers on both hands in one ball. The player's number comes first, whichever side bats. */
export type Ball = [mine: Throw, theirs: Throw];

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const SIDES = ['you', 'computer'] as const;
export type Side = (typeof SIDES)[number];

/** The results of a match. Each result is an id in the state, and is also the text on the screen. */
export const RESULTS = ['You win!', 'Computer wins!', 'Match tied!'] as const;
export type Result = (typeof RESULTS)[number];

/** The state of a match before the first ball, or after any ball. */
export type Position = {
  /** The side that bats in the current innings. */
  batting: Side;
  innings: 1 | 2;
  /** The balls of each innings, in order. */
  balls: [Ball[], Ball[]];
  /** The result of the match; null until the match is over. */
  result: Result | null;
};

/** The time from a throw until the hands open and show their numbers, in milliseconds. */
export const BALL_MS = 1000;

/** The largest number of matches in the list of the latest matches. */
export const RECENT_LENGTH = 5;

/** The largest number of balls in an over. Out ends an over earlier. */
export const OVER_LENGTH = 6;

/**
 * Turns a random number into the number that a hand shows; all six numbers of a hand are equally likely. `draw` is at
 * least 0 and less than 1.
 * Example: `drawThrow(0.99)` is 6.
 */
export const drawThrow = (draw: number): Throw => THROWS[Math.floor(draw * THROWS.length)] as Throw;

/**
 * Returns whether the sum of both hands has the parity that the player called.
 * Example: `isCalled('odd', [3, 4])` is true, because 3 + 4 is odd.
 */
export const isCalled = (parity: Parity, [mine, theirs]: Ball): boolean =>
  (mine + theirs) % 2 === (parity === 'odd' ? 1 : 0);

/** Returns the other side. Example: `otherSide('you')` is 'computer'. */
export const otherSide = (side: Side): Side => (side === 'you' ? 'computer' : 'you');

/** Returns whether both hands show the same number. Example: `isOut([4, 4])` is true. */
export const isOut = ([mine, theirs]: Readonly<Ball>): boolean => mine === theirs;

/** Returns the number that a side showed in a ball. Example: `shownBy('computer', [4, 1])` is 1. */
export const shownBy = (side: Side, [mine, theirs]: Ball): Throw =>
  side === 'you' ? mine : theirs;

/**
 * Returns the runs of an innings: the sum of the numbers that the batting side showed. A ball that is Out adds no runs.
 * Example: `runsOf([[4, 1], [2, 2]], 'you')` is 4, because the second ball is Out.
 */
export const runsOf = (balls: readonly Ball[], batting: Side): number =>
  balls.reduce((runs, ball) => (isOut(ball) ? runs : runs + shownBy(batting, ball)), 0);

/**
 * Returns the position before the first ball of a match. `batting` is the side that bats first.
 * Example: `startOf('you').innings` is 1.
 */
export const startOf = (batting: Side): Position => ({
  batting,
  innings: 1,
  balls: [[], []],
  result: null,
});

/**
 * Returns the position after one more ball. The match must not be over before this ball. Out ends the first innings.
 * The second innings ends with Out, or when the side that bats second has more runs than the other side. The match ends
 * with the second innings.
 * Example: in `afterBall(startOf('you'), [3, 3])`, you are Out, and the computer bats in the second innings.
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

/**
 * Returns the side that bats in the first innings.
 * Example: `openerOf({ batting: 'you', innings: 2 })` is 'computer'.
 */
export const openerOf = ({ batting, innings }: Pick<Position, 'batting' | 'innings'>): Side =>
  innings === 1 ? batting : otherSide(batting);

/**
 * Returns the latest ball of a match, and the side that batted in this ball; null before the first ball.
 * Example: for `afterBall(startOf('you'), [4, 1])` the result is `{ ball: [4, 1], batter: 'you' }`.
 */
export function latestBall(position: Position): { ball: Ball; batter: Side } | null {
  const [first, second] = position.balls;
  const opener = openerOf(position);
  const ball = second[second.length - 1] ?? first[first.length - 1];
  return ball ? { ball, batter: second.length > 0 ? otherSide(opener) : opener } : null;
}

type Standing = Pick<Position, 'batting' | 'innings' | 'balls'>;

/**
 * Returns the runs of both sides.
 * Example: `scoresOf(afterBall(startOf('you'), [4, 1]))` is `{ you: 4, computer: 0 }`.
 */
export function scoresOf(standing: Standing): Record<Side, number> {
  const opener = openerOf(standing);
  const [first, second] = standing.balls;
  const [opened, chased] = [runsOf(first, opener), runsOf(second, otherSide(opener))];
  return opener === 'you' ? { you: opened, computer: chased } : { you: chased, computer: opened };
}

/**
 * Returns the target: the score with which the side that bats second wins. Null in the first innings.
 * Example: if the first innings had 4 runs, the target is 5.
 */
export const targetOf = (standing: Standing): number | null =>
  standing.innings === 2 ? scoresOf(standing)[otherSide(standing.batting)] + 1 : null;

/**
 * Returns balls as the text that is stored: two digits for each ball, the player's number first.
 * Example: `digitsOf([[4, 1], [2, 2]])` is '4122'.
 */
export const digitsOf = (balls: readonly Ball[]): string => balls.flat().join('');

/** Returns the balls in a text of `digitsOf`. Example: `ballsOf('4122')` is `[[4, 1], [2, 2]]`. */
export const ballsOf = (digits: string): Ball[] =>
  Array.from(digits.match(/../g) ?? [], ([mine, theirs]) => [
    Number(mine) as Throw,
    Number(theirs) as Throw,
  ]);

/**
 * Returns whether balls can be an innings: there is at least one ball, and no ball comes after Out.
 * Example: `isInnings([[4, 1], [2, 2]])` is true, because only the last ball is Out.
 */
export const isInnings = (balls: readonly Ball[]): boolean =>
  balls.length > 0 && !balls.slice(0, -1).some(isOut);

/**
 * Returns whether an over has ended, with Out or after six balls. `over` is a text of `digitsOf`.
 * Examples: `hasEnded('4122')` is true, because the ball `22` is Out; `hasEnded('41')` is false.
 */
export const hasEnded = (over: string): boolean =>
  over.length === 2 * OVER_LENGTH || (/(.)\1$/.test(over) && over.length % 2 === 0);

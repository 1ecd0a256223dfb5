/**
 * Rules of hand cricket: 1 to 6, one wicket an innings, a level score is a tie (content-facts,
 * section 9). All functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */

/** What a hand shows. */
export const THROWS = [1, 2, 3, 4, 5, 6] as const;
export type Throw = (typeof THROWS)[number];

/** Both hands: the player's first, whoever bats. */
export type Ball = [mine: Throw, theirs: Throw];

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const SIDES = ['you', 'computer'] as const;
export type Side = (typeof SIDES)[number];

/** Also used as ids in the state. */
export const RESULTS = ['You win!', 'Computer wins!', 'Match tied!'] as const;
export type Result = (typeof RESULTS)[number];

/** How long both fists beat before the hands open, in milliseconds. */
export const BALL_MS = 1000;

/** How many of the latest matches are kept. */
export const RECENT_LENGTH = 5;

/** The number of balls in an over. */
export const OVER_LENGTH = 6;

/** Draws what a hand shows, all equally likely. Example: `drawThrow(0.99)` is 6. */
export const drawThrow = (draw: number): Throw => THROWS[Math.floor(draw * THROWS.length)] as Throw;

/** Example: `otherSide('you')` is 'computer'. */
export const otherSide = (side: Side): Side => (side === 'you' ? 'computer' : 'you');

/** Whether the sum of both hands is what was called. Example: `isCalled('odd', [3, 4])` is true. */
export const isCalled = (parity: Parity, [mine, theirs]: Ball): boolean =>
  (mine + theirs) % 2 === (parity === 'odd' ? 1 : 0);

/** The same number on both hands. Example: `isOut([4, 4])` is true. */
export const isOut = ([mine, theirs]: Readonly<Ball>): boolean => mine === theirs;

/** What a side showed. Example: `shownBy('computer', [4, 1])` is 1. */
export const shownBy = (side: Side, [mine, theirs]: Ball): Throw =>
  side === 'you' ? mine : theirs;

/**
 * The runs of an innings: what the batting hand showed, without the ball that is Out.
 * Example: `runsOf([[4, 1], [2, 2]], 'you')` is 4.
 */
export const runsOf = (balls: readonly Ball[], batting: Side): number =>
  balls.reduce((runs, ball) => (isOut(ball) ? runs : runs + shownBy(batting, ball)), 0);

/** How a match stands. `batting` is the side that bats in `innings`. */
export type Position = {
  batting: Side;
  innings: 1 | 2;
  /** Of each innings, in order. */
  balls: [Ball[], Ball[]];
  /** Null until the match is over. */
  result: Result | null;
};

/** Before the first ball. Example: `startOf('you')` is the first innings, in which you bat. */
export const startOf = (batting: Side): Position => ({
  batting,
  innings: 1,
  balls: [[], []],
  result: null,
});

/**
 * How a match stands after one more ball; it must not be over. Out ends an innings; the second one
 * is also over, and the match won, with the ball that passes the score of the first.
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

/**
 * Balls as they are stored: two digits for each, both hands.
 * Example: `digitsOf([[4, 1], [2, 2]])` is '4122'.
 */
export const digitsOf = (balls: readonly Ball[]): string => balls.flat().join('');

/**
 * Whether an over, as digits, has ended: by Out, or after six balls.
 * Examples: `hasEnded('4122')` is true, `hasEnded('41')` is false.
 */
export const hasEnded = (over: string): boolean =>
  over.length === 2 * OVER_LENGTH || (/(.)\1$/.test(over) && over.length % 2 === 0);

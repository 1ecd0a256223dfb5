import type { Ball, Position } from './rules';
import { afterBall, ballsOf, digitsOf, openerOf, startOf } from './rules';

/**
 * The players who can bat first: you, the computer, or a friend. In a challenge, a friend has batted first: the link of
 * the challenge contains the friend's innings, and you bat second.
 */
export const FIRST = ['you', 'computer', 'friend'] as const;

/** The data that is needed to replay a match. */
export type Recording = {
  first: (typeof FIRST)[number];
  /** The balls of the friend's innings in a challenge; empty in any other match. */
  friend: Ball[];
  /**
   * The balls of both innings, in order. In a challenge, the list has only the balls of the second innings, because the
   * balls of the first innings are in `friend`.
   */
  balls: Ball[];
};

/** A match in which it is known who bats first. */
export type BegunMatch = Pick<Position, 'batting' | 'innings' | 'balls'> & { challenged: boolean };

/**
 * The versions of the rules. A replay link contains the version of the rules by which the match was played. Changed
 * rules must be added as a new version, and old versions must stay: otherwise an old link would show another match.
 */
export const RULES = { 1: afterBall } as const;
export const RULES_VERSION = 1;

/**
 * The most balls of a friend's innings in a link. A replay link stores the count of these balls as one number, and each
 * number in a link is at most 61.
 */
export const MOST_FRIEND_BALLS = 61;

const firstOf = (match: BegunMatch) => (match.challenged ? 'friend' : openerOf(match));

/**
 * Returns a match as the text that is stored: who batted first, then two digits for each ball of each innings.
 * Example: in `you-4122-34`, you batted two balls, and the second (`22`) was Out. Then the computer batted one ball.
 */
export const keptText = (match: BegunMatch): string =>
  [firstOf(match), ...match.balls.map(digitsOf)].join('-');

/**
 * Returns the recording of the match in a text of `keptText`.
 * Example: `recordingOf('you-4122-3416').balls[0]` is `[4, 1]`.
 */
export function recordingOf(kept: string): Recording {
  const [first, ...innings] = kept.split('-');
  const [earlier = [], later = []] = innings.map(ballsOf);
  if (first === 'friend') return { first, friend: earlier, balls: later };
  return { first: first === 'you' ? 'you' : 'computer', friend: [], balls: [...earlier, ...later] };
}

/**
 * Returns the recording of a match. Example: for the match with the text `you-4122-34` (see `keptText`), the recording
 * is `{ first: 'you', friend: [], balls: [[4, 1], [2, 2], [3, 4]] }`.
 */
export const recordingOfMatch = (match: BegunMatch): Recording => recordingOf(keptText(match));

/**
 * Returns the positions of a match that is over: the position at the start, and the position after each ball. Null if
 * the match has not ended, or if balls come after the end.
 * Example: `recordingOf('you-4122-3416')` has four balls, so there are five positions. In the last position, the
 * computer has won by 10 runs to 4.
 */
export function positionsOf(recording: Recording): Position[] | null {
  const positions = positionsSoFar(recording);
  return positions?.[positions.length - 1]?.result ? positions : null;
}

/**
 * Returns the positions of a match that may still go on: the position at the start, and the position after each ball.
 * Null if balls come after the end of the match.
 * Example: `recordingOf('you-41-')` has one ball, so there are two positions.
 */
export function positionsSoFar({ first, friend, balls }: Recording): Position[] | null {
  const positions = [first === 'friend' ? chaseOf(friend) : startOf(first)];
  for (const ball of balls) {
    const before = positions[positions.length - 1] as Position;
    if (before.result) return null;
    positions.push(RULES[RULES_VERSION](before, ball));
  }
  return positions;
}

/**
 * Returns the position in which the player begins to chase a friend's innings. In each ball of `friend`, the friend's
 * number comes second.
 * Example: in `chaseOf([[4, 2]])`, the friend has 2 runs, and you need 3 runs to win.
 */
export const chaseOf = (friend: Ball[]): Position => ({
  batting: 'you',
  innings: 2,
  balls: [friend, []],
  result: null,
});

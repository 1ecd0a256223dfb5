import type { Ball, Position } from './rules';
import { afterBall, ballsOf, digitsOf, openerOf, startOf } from './rules';

/**
 * The values for who batted first: you, the computer, or in a challenge a friend, whose innings comes with the link.
 */
export const FIRST = ['you', 'computer', 'friend'] as const;

/** All that is needed to replay a match. */
export type Recording = {
  first: (typeof FIRST)[number];
  /** The innings of the friend in a challenge; otherwise empty. */
  friend: Ball[];
  /**
   * The balls that the player of the match has played, in order: of both innings, or in a challenge of the second
   * innings alone.
   */
  balls: Ball[];
};

/** A match that has begun. */
export type BegunMatch = Pick<Position, 'batting' | 'innings' | 'balls'> & { challenged: boolean };

/**
 * The rules by their versions. A link names the version by which its match was played, so that the match can be
 * watched for ever: changed rules get a new number.
 */
export const RULES = { 1: afterBall } as const;
export const RULES_VERSION = 1;

/**
 * The most balls that a friend's innings may have in a link: their number is written as one number of the link, which
 * is at most 61.
 */
export const MOST_FRIEND_BALLS = 61;

const firstOf = (match: BegunMatch) => (match.challenged ? 'friend' : openerOf(match));

/**
 * Writes a match as it is kept: who batted first, and the digits of each innings.
 * Example: `you-4122-34`, in which the computer bats after the second ball, which was Out.
 */
export const keptText = (match: BegunMatch): string =>
  [firstOf(match), ...match.balls.map(digitsOf)].join('-');

/**
 * Reads what `keptText` writes.
 * Example: of `recordingOf('you-4122-3416')` the first ball is `[4, 1]`.
 */
export function recordingOf(kept: string): Recording {
  const [first, ...innings] = kept.split('-');
  const [earlier = [], later = []] = innings.map(ballsOf);
  if (first === 'friend') return { first, friend: earlier, balls: later };
  return { first: first === 'you' ? 'you' : 'computer', friend: [], balls: [...earlier, ...later] };
}

/**
 * Records a match. Example: of the match that `keptText` writes as `you-4122-34` it is
 * `{ first: 'you', friend: [], balls: [[4, 1], [2, 2], [3, 4]] }`.
 */
export const recordingOfMatch = (match: BegunMatch): Recording => recordingOf(keptText(match));

/**
 * Returns the positions of a match that is over: at the start, and after each ball. Null where the match has not
 * ended, or has balls after its end. Example: for `recordingOf('you-4122-3416')` there are five positions, the last
 * one a win of the computer.
 */
export function positionsOf(recording: Recording): Position[] | null {
  const positions = positionsSoFar(recording);
  return positions?.[positions.length - 1]?.result ? positions : null;
}

/**
 * Returns the positions of a match that may not be over yet: at the start, and after each ball. Null where the match
 * has balls after its end.
 * Example: for `recordingOf('you-41-')` there are two positions.
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

/** The position before the first ball of a challenge. Example: `chaseOf([[4, 2]])` is a chase of 4 runs by you. */
export const chaseOf = (friend: Ball[]): Position => ({
  batting: 'you',
  innings: 2,
  balls: [friend, []],
  result: null,
});

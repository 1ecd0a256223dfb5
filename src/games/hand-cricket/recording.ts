import { ballsOf } from './ballsOf';
import type { Ball, Position } from './rules';
import { afterBall, isOut, otherSide, startOf } from './rules';

/** Who batted first; in a challenge a friend, whose innings is taken over from the link. */
export const FIRST = ['you', 'computer', 'friend'] as const;

/** All that a match consists of. */
export type Recording = {
  first: (typeof FIRST)[number];
  /** The friend's innings in a challenge; otherwise empty. */
  friend: Ball[];
  /** Those that were played, of both innings. */
  balls: Ball[];
};

/**
 * The rules as they were when a match was played. A link says by which of them, so that it can be
 * watched for ever; new rules get a new number.
 */
export const RULES = { 1: afterBall } as const;
export const RULES_VERSION = 1;

/**
 * A match as it is kept in the scores.
 * Example: of `recordingOf('you-4122-3416')` the first ball is `[4, 1]`.
 */
export function recordingOf(kept: string): Recording {
  const [first, ...innings] = kept.split('-');
  const [earlier = [], later = []] = innings.map(ballsOf);
  if (first === 'friend') return { first, friend: earlier, balls: later };
  return { first: first === 'you' ? 'you' : 'computer', friend: [], balls: [...earlier, ...later] };
}

/** Of a match in its second innings, in which `batting` bats. */
export function recordingOfMatch({
  batting,
  balls,
  challenged,
}: Pick<Position, 'batting' | 'balls'> & { challenged: boolean }): Recording {
  const [earlier, later] = balls;
  return challenged
    ? { first: 'friend', friend: earlier, balls: later }
    : { first: otherSide(batting), friend: [], balls: [...earlier, ...later] };
}

/**
 * How the match stood at the start and after each ball; null where it goes on after its end, or has
 * none. Example: for `recordingOf('you-4122-3416')` there are five positions, the last one a win of
 * the computer.
 */
export function positionsOf(recording: Recording): Position[] | null {
  const positions = positionsSoFar(recording);
  return positions?.[positions.length - 1]?.result ? positions : null;
}

/** The same of a match that may still be on. Example: for `recordingOf('you-41-')` there are two positions. */
export function positionsSoFar({ first, friend, balls }: Recording): Position[] | null {
  const positions = [first === 'friend' ? chaseOf(friend) : startOf(first)];
  for (const ball of balls) {
    const before = positions[positions.length - 1] as Position;
    if (before.result) return null;
    positions.push(RULES[RULES_VERSION](before, ball));
  }
  return positions;
}

/** Before the first ball of a challenge. */
export const chaseOf = (friend: Ball[]): Position => ({
  batting: 'you',
  innings: 2,
  balls: [friend, []],
  result: null,
});

/** A friend's innings with more is not sent: its length is one number in a link, 61 at most. */
export const MOST_FRIEND_BALLS = 61;

/**
 * Whether balls can be an innings: at least one, and none after Out.
 * Example: `isInnings([[4, 1], [2, 2]])` is true.
 */
export const isInnings = (balls: readonly Ball[]): boolean =>
  balls.length > 0 && !balls.slice(0, -1).some(isOut);

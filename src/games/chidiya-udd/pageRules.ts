/** Rules of Chidiya Udd that neither slice nor validation needs. All functions are pure. */
import type { Call } from './rules';
import { isRight, rightOf } from './rules';

/**
 * Whether any player was wrong.
 * Example: `hasMistake({ name: 'tota', flies: true, lifts: [420, null] })` is true.
 */
export const hasMistake = (call: Readonly<Call>): boolean =>
  call.lifts.some((_, player) => !isRight(call, player));

/**
 * The points of a player of two: one for each mistake of the other.
 * Example: of one call, which only player 1 got right, `pointsOf(calls, 1)` is 1.
 */
export const pointsOf = (calls: readonly Call[], player: 0 | 1): number =>
  calls.length - rightOf(calls, player === 0 ? 1 : 0);

/** The player with more points; null if they are level. Example: of no calls it is null. */
export function winnerOf(calls: readonly Call[]): 0 | 1 | null {
  const [first, second] = [pointsOf(calls, 0), pointsOf(calls, 1)];
  if (first > second) return 0;
  return first < second ? 1 : null;
}

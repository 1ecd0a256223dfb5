/**
 * Rules of Aaj ka Over: six balls, the same for everybody on one Indian day. All functions are pure.
 * Days are those of `shared/indianDay.ts`.
 */

import { FIRST_DAY, isNewDay } from '../../shared/indianDay';

/** The number that people call an over by. Example: `overNumber(20_782)` is 1. */
export const overNumber = (day: number): number => day - FIRST_DAY + 1;

/**
 * What the computer shows with a ball of a day, counted from 0: a number from 1 to 6, which follows from
 * the two alone. It must never change: over the years two phones run different releases.
 * Example: `throwOfDay(20_782, 0)` is 4.
 */
export function throwOfDay(day: number, ball: number): 1 | 2 | 3 | 4 | 5 | 6 {
  // The mixing function of MurmurHash3 (Austin Appleby, public domain).
  let hash = Math.imul(day, 8) + ball;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return ((hash % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * Whether the over of a day may be begun: not before the first one, nor once it has been played, nor while
 * a later day has been, as the clock was then set back.
 * Examples: `mayBegin(20_900, [20_899])` is true; `mayBegin(20_900, [20_901])` and `mayBegin(5, [])` are false.
 */
export const mayBegin = (day: number, played: readonly number[]): boolean =>
  day >= FIRST_DAY && isNewDay(day, played);

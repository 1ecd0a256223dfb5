/**
 * Rules of Aaj ka Over ("the over of today"). The player bats one over a day: six balls, or fewer if a ball is Out. On
 * one day in India, the computer shows the same numbers to everybody. All functions are pure. Days are counted as in
 * `shared/indianDay.ts`. An over is a text of `digitsOf`.
 */

import { DAY_MS, dateOf, FIRST_DAY, isNewDay } from '../../shared/indianDay';
import type { Ball, Throw } from '../rules';
import { ballsOf, hasEnded, isOut, runsOf } from '../rules';

/**
 * Returns the number of the over of a day, as shown in texts. The over of the first day (20 782) has the number 1.
 * Example: `overNumber(20_783)` is 2.
 */
export const overNumber = (day: number): number => day - FIRST_DAY + 1;

/**
 * Returns the number that the computer shows in a ball of the over of a day. `ball` is counted from 0. The number
 * depends only on the day and the ball. The function must never change, because phones with different releases must
 * show the same number.
 * Example: `throwOfDay(20_782, 0)` is 4, the number in the first ball of the first day.
 */
export function throwOfDay(day: number, ball: number): Throw {
  // The lines below are the mixing function `fmix32` of MurmurHash3 (Austin Appleby, public domain).
  let hash = Math.imul(day, 8) + ball;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return ((hash % 6) + 1) as Throw;
}

/**
 * Returns whether the over of a day may begin. The over may not begin before the first day of Aaj ka Over, or if it
 * was already played. The over may also not begin if the over of a later day was played, up to a month ahead: the clock
 * was then set back.
 * Examples: `mayBegin(20_900, [20_899])` is true; `mayBegin(20_900, [20_901])` and `mayBegin(5, [])` are false.
 */
export const mayBegin = (day: number, played: readonly number[]): boolean =>
  day >= FIRST_DAY && isNewDay(day, played);

/**
 * Returns the status of the over of a day. 'ended' means that no ball is left. 'clockBack' means that the over may not
 * begin, because the clock is set back. Otherwise the status is 'open'. `day` is null before the clock is read.
 * Example: `statusOf(20_900, '', [20_901])` is 'clockBack', because the over of day 20 901 was played.
 */
export function statusOf(day: number | null, over: string, played: readonly number[]) {
  if (hasEnded(over)) return 'ended';
  return day === null || over !== '' || mayBegin(day, played) ? 'open' : 'clockBack';
}

/**
 * Returns the balls and the runs of an over, and whether any ball is Out.
 * Example: `summaryOf('4122')` has two balls and 4 runs, and `isOut` is true.
 */
export function summaryOf(over: string): { balls: Ball[]; runs: number; isOut: boolean } {
  const balls = ballsOf(over);
  return { balls, runs: runsOf(balls, 'you'), isOut: balls.some(isOut) };
}

/**
 * Returns whether the over of a day has more runs than the over of every other day. The only over has not.
 * Example: `isBestOver({ 20900: '4122', 20901: '6155' }, 20901)` is true: 11 runs are more than 4.
 */
export function isBestOver(overs: Readonly<Record<string, string>>, day: number): boolean {
  const { [day]: over = '', ...others } = overs;
  const runs = Object.values(others).map((other) => summaryOf(other).runs);
  return runs.length > 0 && summaryOf(over).runs > Math.max(...runs);
}

/**
 * Returns the month of a day, counted in months since January of the year 0.
 * Example: for a day in January 2027, the result is 24 324, which is 2027 × 12.
 */
export function monthOf(day: number): number {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const firstDayOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;

/**
 * Returns the days of a month, in weeks from Sunday to Saturday. Days of other months are null. `month` is counted as
 * in `monthOf`.
 * Example: January 2027 begins on a Friday, so its first week has five nulls and two days.
 */
export function weeksOf(month: number): (number | null)[][] {
  const first = firstDayOf(month);
  const length = firstDayOf(month + 1) - first;
  const before = dateOf(first).getUTCDay();
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const at = week * 7 + weekday - before;
      return at >= 0 && at < length ? first + at : null;
    }),
  );
}

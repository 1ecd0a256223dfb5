/**
 * Rules of Aaj ka Over: six balls against the same numbers for everybody on one Indian day. All functions are pure.
 * Days are counted as in `shared/indianDay.ts`; an over is a string of digits, as in the state.
 */

import { DAY_MS, dateOf, FIRST_DAY, isNewDay } from '../../shared/indianDay';
import type { Ball, Throw } from '../rules';
import { ballsOf, hasEnded, isOut, runsOf } from '../rules';

/** The number that people call an over by. Example: `overNumber(20_782)` is 1. */
export const overNumber = (day: number): number => day - FIRST_DAY + 1;

/**
 * Returns what the computer shows with a ball of a day. Balls are counted from 0. The number follows from day and
 * ball alone, and must never change: two phones may run different releases on the same day.
 * Example: `throwOfDay(20_782, 0)` is 4.
 */
export function throwOfDay(day: number, ball: number): Throw {
  // The mixing function of MurmurHash3 (Austin Appleby, public domain).
  let hash = Math.imul(day, 8) + ball;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return ((hash % 6) + 1) as Throw;
}

/**
 * Whether the over of a day may be begun. It may not be begun before the first day, after it was played, or after the
 * over of a later day was played, as the clock was then set back.
 * Examples: `mayBegin(20_900, [20_899])` is true; `mayBegin(20_900, [20_901])` and `mayBegin(5, [])` are false.
 */
export const mayBegin = (day: number, played: readonly number[]): boolean =>
  day >= FIRST_DAY && isNewDay(day, played);

/**
 * Returns whether the over of a day can be played on, has ended, or waits until the clock is right. The day is null
 * before the clock was read.
 * Example: `statusOf(20_900, '', [20_901])` is 'clockBack'.
 */
export function statusOf(day: number | null, over: string, played: readonly number[]) {
  if (hasEnded(over)) return 'ended';
  return day === null || over !== '' || mayBegin(day, played) ? 'open' : 'clockBack';
}

/** Reads an over. Example: `summaryOf('4122')` has two balls, 4 runs, and is out. */
export function summaryOf(over: string): { balls: Ball[]; runs: number; isOut: boolean } {
  const balls = ballsOf(over);
  return { balls, runs: runsOf(balls, 'you'), isOut: balls.some(isOut) };
}

/** Returns the month of a day, in months since the year 0. Example: for a day in January 2027 it is 24 324. */
export function monthOf(day: number): number {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const firstDayOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;

/**
 * Returns the days of a month in weeks from Sunday to Saturday, with null in the place of a day of another month.
 * Example: the first week of January 2027, which begins on a Friday, has five nulls and two days.
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

/**
 * Days that are the same for everybody, wherever the phone is: counted from 1 January 1970 in the Indian
 * time zone. All functions are pure.
 */

/** India is five and a half hours ahead, all year round. */
const OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/** The first day of the site, 25 November 2026: a clock that says less is wrong. */
export const FIRST_DAY = 20_782;

/** In days. */
const LOOK_AHEAD = 31;

/**
 * The Indian day of a time in milliseconds since 1970.
 * Example: `indianDay(Date.parse('2026-11-24T18:30:00Z'))`, midnight in India, is 20 782.
 */
export const indianDay = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS);

/**
 * Whether a day that was played can be, seen from today. One more than a month ahead was played while the
 * clock of the phone was wrong; a nearer one says that the clock was set back since. A clock of the first day,
 * or before, judges none.
 * Examples: `isCredible(20_931, 20_900)` is true; `isCredible(20_932, 20_900)` is false.
 */
export const isCredible = (played: number, today: number): boolean =>
  today <= FIRST_DAY || played <= today + LOOK_AHEAD;

/**
 * Whether a day is a new one after those that were played: not one of them, nor one before them, unless the
 * later ones cannot be.
 * Examples: `isNewDay(20_900, [20_899, 20_932])` is true; `isNewDay(20_900, [20_931])` is false.
 */
export const isNewDay = (day: number, played: readonly number[]): boolean =>
  !played.some((each) => each >= day && isCredible(each, day));

/**
 * The days of a register that can be; an earlier release also wrote those of a clock in 1970.
 * Example: `daysIn({ 5: '42', 20782: '44' })` is `[20_782]`.
 */
export const daysIn = (register: object): number[] =>
  Object.keys(register)
    .map(Number)
    .filter((day) => day >= FIRST_DAY);

/** Midnight, UTC, of the date that a day has in India. Example: day 20 782 is 25 November 2026. */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);

/**
 * Days that are the same for everybody, wherever the phone is. A day is the number of days since 1 January 1970 in the
 * Indian time zone. All functions are pure.
 */

/** The Indian time zone is five and a half hours ahead of UTC, all year round. */
const OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/** The first day of the site, 25 November 2026. A clock that shows an earlier day is wrong. */
export const FIRST_DAY = 20_782;

/** The most days by which a played day can be ahead of today. Such a day was played before the clock was set back. */
const LOOK_AHEAD = 31;

/**
 * Returns the Indian day of a time in milliseconds since 1970.
 * Example: `indianDay(Date.parse('2026-11-24T18:30:00Z'))`, midnight in India, is 20 782.
 */
export const indianDay = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS);

/**
 * Whether a day that was played is credible, seen from today. A day up to a month ahead is credible: the clock was
 * set back after the day was played. A day farther ahead was played while the clock was wrong. If the clock shows the
 * first day of the site or an earlier day, the clock itself is not trusted, so every played day is credible.
 * Examples: `isCredible(20_931, 20_900)` is true; `isCredible(20_932, 20_900)` is false.
 */
export const isCredible = (played: number, today: number): boolean =>
  today <= FIRST_DAY || played <= today + LOOK_AHEAD;

/**
 * Whether a day is later than all credible days that were played.
 * Examples: `isNewDay(20_900, [20_899, 20_932])` is true; `isNewDay(20_900, [20_931])` is false.
 */
export const isNewDay = (day: number, played: readonly number[]): boolean =>
  !played.some((each) => each >= day && isCredible(each, day));

/**
 * Returns the days of a register from the first day of the site on. Earlier days are dropped: an earlier release also
 * stored days when the clock of the phone showed 1970.
 * Example: `daysIn({ 5: '42', 20782: '44' })` is `[20_782]`.
 */
export const daysIn = (register: object): number[] =>
  Object.keys(register)
    .map(Number)
    .filter((day) => day >= FIRST_DAY);

/**
 * Returns midnight, UTC, of the date that a day has in India.
 * Example: `dateOf(20_782)` is 25 November 2026, 00:00 UTC.
 */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);

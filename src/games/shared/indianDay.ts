/**
 * Functions for Indian days. An Indian day is the number of days since 1 January 1970 in the Indian time zone, so all
 * phones in the world have the same Indian day at the same moment. All functions are pure.
 */

/** The Indian time zone is five and a half hours ahead of UTC, all year round. */
const OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/** The first day of the site, 25 November 2026. A clock that shows an earlier day is wrong. */
export const FIRST_DAY = 20_782;

/**
 * The limit for a credible day: a played day may be up to this number of days later than today. A played day is later
 * than today if the clock of the phone was set back after the game.
 */
const LOOK_AHEAD = 31;

/**
 * Returns the Indian day of a time. The time is in milliseconds since 1970.
 * Example: `indianDay(Date.parse('2026-11-24T18:30:00Z'))` is 20 782. This time is midnight in India, when 25 November
 * 2026 begins.
 */
export const indianDay = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS);

/**
 * Whether a played day is credible on the day `today`. A played day up to 31 days later than `today` is credible: the
 * clock may have been set back after the game. A played day that is even later is not credible: the clock was wrong
 * during the game. If `today` is not later than the first day of the site, the clock may be wrong now, so every played
 * day is credible.
 * Examples: `isCredible(20_931, 20_900)` is true, because the played day is 31 days later. `isCredible(20_932, 20_900)`
 * is false.
 */
export const isCredible = (played: number, today: number): boolean =>
  today <= FIRST_DAY || played <= today + LOOK_AHEAD;

/**
 * Whether a day is later than every played day. Played days that are not credible are ignored.
 * Examples: `isNewDay(20_900, [20_899, 20_932])` is true, because 20 932 is more than 31 days later and therefore
 * ignored. `isNewDay(20_900, [20_931])` is false.
 */
export const isNewDay = (day: number, played: readonly number[]): boolean =>
  !played.some((each) => each >= day && isCredible(each, day));

/**
 * Returns the days of a register: an object whose keys are Indian days. Days before the first day of the site are
 * dropped, because an earlier release stored such days if the clock of the phone showed 1970.
 * Example: `daysIn({ 5: '42', 20782: '44' })` is `[20_782]`.
 */
export const daysIn = (register: object): number[] =>
  Object.keys(register)
    .map(Number)
    .filter((day) => day >= FIRST_DAY);

/**
 * Returns the date of an Indian day, as a `Date` at midnight UTC.
 * Example: `dateOf(20_782)` is 25 November 2026, 00:00 UTC.
 */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);

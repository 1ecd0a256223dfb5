/**
 * Days that are the same for everybody, wherever the phone is: counted from 1 January 1970 in the Indian
 * time zone. All functions are pure.
 */

/** India is five and a half hours ahead, all year round. */
const OFFSET_MS = 19_800_000;
export const DAY_MS = 86_400_000;

/**
 * The Indian day of a time in milliseconds since 1970.
 * Example: `indianDay(Date.parse('2026-11-24T18:30:00Z'))`, midnight in India, is 20 782.
 */
export const indianDay = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS);

/** Midnight, UTC, of the date that a day has in India. Example: day 20 782 is 25 November 2026. */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);

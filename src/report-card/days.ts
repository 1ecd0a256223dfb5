import { dateOf, FIRST_DAY, indianDay } from '../games/shared/indianDay';
import type { Env } from '../platform/env';
import { LAST_DAY } from './slice';

/**
 * Returns today's Indian day by the clock of the phone, moved into the range of days that can be stored and sent if
 * the clock is wrong.
 */
export const today = ({ now }: Pick<Env, 'now'>): number =>
  Math.min(LAST_DAY, Math.max(FIRST_DAY, indianDay(now())));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An Indian day as a date. Example: `dateText(20_782)` is `25 Nov 2026`. */
export function dateText(day: number): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

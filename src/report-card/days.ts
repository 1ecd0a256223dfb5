import { dateOf, FIRST_DAY, indianDay } from '../games/shared/indianDay';
import type { Env } from '../platform/env';
import { LAST_DAY } from './slice';

/**
 * Returns today by the clock of the phone, as an Indian day (days since 1970 in India). The result is limited to the
 * days from `FIRST_DAY` to `LAST_DAY`, because the clock may be wrong, and other days cannot be stored and sent.
 */
export const today = ({ now }: Pick<Env, 'now'>): number =>
  Math.min(LAST_DAY, Math.max(FIRST_DAY, indianDay(now())));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the date of an Indian day as a text. Example: `dateText(20_782)` is `25 Nov 2026`. */
export function dateText(day: number): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

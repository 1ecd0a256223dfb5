import { DAY_MS, dateOf } from '../../shared/indianDay';

/** A month as the number of months since the year 0. Example: January 2027 is 24 324. */
export const monthOf = (day: number): number => {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const firstDayOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;

/**
 * The days of a month in weeks from Sunday to Saturday; null for those of other months.
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

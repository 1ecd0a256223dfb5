import fc from 'fast-check';
import { monthOf, weeksOf } from '../../../../src/games/hand-cricket/aaj-ka-over/calendar';
import { dateOf } from '../../../../src/games/shared/indianDay';
import { anyDay } from '../arbitraries';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const month = (year: number, number: number) => year * 12 + number - 1;

test.each([
  ['2026-11-25', month(2026, 11)],
  ['2026-12-31', month(2026, 12)],
  ['2027-01-01', month(2027, 1)],
  ['2028-02-29', month(2028, 2)],
])('%s is in month %i', (date, expected) => {
  expect(monthOf(dayOf(date))).toBe(expected);
});

/** The numbers of a month's page, a line a week, as a calendar shows them. */
const pageOf = (wanted: number) =>
  weeksOf(wanted).map((week) =>
    week.map((day) => (day === null ? '' : dateOf(day).getUTCDate())).join(' '),
  );

test('a month that begins on a Friday', () => {
  expect(pageOf(month(2027, 1))).toEqual([
    '     1 2',
    '3 4 5 6 7 8 9',
    '10 11 12 13 14 15 16',
    '17 18 19 20 21 22 23',
    '24 25 26 27 28 29 30',
    '31      ',
  ]);
});

test('February of 28 days that begins on a Sunday fills four weeks', () => {
  expect(pageOf(month(2026, 2))).toEqual([
    '1 2 3 4 5 6 7',
    '8 9 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
  ]);
});

/** The first weekday, from Sunday as 0, and the length. */
test.each([
  ['February 2027', month(2027, 2), 1, 28, 5],
  ['February of a leap year, 2028', month(2028, 2), 2, 29, 5],
  ['February 2100, which is no leap year', month(2100, 2), 1, 28, 5],
  ['November 2026', month(2026, 11), 0, 30, 5],
  ['December 2026', month(2026, 12), 2, 31, 5],
  ['March 2027', month(2027, 3), 1, 31, 5],
  ['April 2027', month(2027, 4), 4, 30, 5],
  ['May 2027, from a Saturday', month(2027, 5), 6, 31, 6],
  ['September 2027', month(2027, 9), 3, 30, 5],
  ['October 2027', month(2027, 10), 5, 31, 6],
])('%s: %i begins on weekday %i, and has %i days in %i weeks', (_name, which, ...expected) => {
  const weeks = weeksOf(which);
  const [first = []] = weeks;
  const days = weeks.flat().filter((day) => day !== null);
  expect([first.findIndex((day) => day !== null), days.length, weeks.length]).toEqual(expected);
});

test('every day is once in the page of its month, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOf(monthOf(day));
      const places = weeks.flatMap((week) =>
        week.flatMap((each, at) => (each === day ? [at] : [])),
      );
      expect(places).toEqual([dateOf(day).getUTCDay()]);
      const days = weeks.flat().filter((each) => each !== null);
      expect(days.map(monthOf)).toEqual(days.map(() => monthOf(day)));
      expect(days).toEqual(days.map((_day, at) => (days[0] ?? 0) + at));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((each) => each !== null)).toBe(true);
      }
    }),
  );
});

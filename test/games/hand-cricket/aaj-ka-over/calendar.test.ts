import fc from 'fast-check';
import { monthOf, weeksOf } from '../../../../src/games/hand-cricket/aaj-ka-over/calendar';
import { dateOf } from '../../../../src/games/shared/indianDay';
import { anyDay } from '../arbitraries';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The first weekday, from Sunday as 0, then the length, and the weeks. */
test.each([
  ['2026-02-01', 0, 28, 4],
  ['2027-01-01', 5, 31, 6],
  ['2028-02-01', 2, 29, 5],
])('the month of %s begins on weekday %i, and has %i days in %i weeks', (date, ...expected) => {
  const weeks = weeksOf(monthOf(dayOf(date)));
  const days = weeks.flat().filter((day) => day !== null);
  expect([weeks.flat().indexOf(dayOf(date)), days.length, weeks.length]).toEqual(expected);
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
      for (const week of weeks) expect(week).toHaveLength(7);
    }),
  );
});

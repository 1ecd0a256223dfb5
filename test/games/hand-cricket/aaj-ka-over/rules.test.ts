import fc from 'fast-check';
import {
  isBestOver,
  mayBegin,
  monthOf,
  overNumber,
  summaryOf,
  throwOfDay,
  weeksOf,
} from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { ballsOf } from '../../../../src/games/hand-cricket/rules';
import { dateOf } from '../../../../src/games/shared/indianDay';
import { anyDay } from '../arbitraries';

const FIRST_DAY = 20_782;
const overOfDay = (day: number) => [0, 1, 2, 3, 4, 5].map((ball) => throwOfDay(day, ball)).join('');

/*
 * What the whole country plays against. A number that changed would give two phones with different
 * releases different overs on the same day, make overs that were sent in links unreadable, and a
 * register with numbers that nobody met. So this table may grow, and never change. That each number
 * comes as often, and says nothing of the others, was measured over 60 000 days.
 */
test.each([
  [20_782, '444131'],
  [20_783, '252561'],
  [20_784, '151442'],
  [20_785, '231534'],
  [20_786, '343465'],
  [20_794, '656545'],
  [20_795, '431343'],
])('the numbers of day %i are %s, for ever', (day, numbers) => {
  expect(overOfDay(day)).toBe(numbers);
});

test('the first over is that of 25 November 2026', () => {
  expect([FIRST_DAY, FIRST_DAY + 1, FIRST_DAY + 365].map(overNumber)).toEqual([1, 2, 366]);
  expect(dateOf(FIRST_DAY).toISOString()).toBe('2026-11-25T00:00:00.000Z');
});

test.each<[number, number[], boolean]>([
  [FIRST_DAY, [], true],
  [FIRST_DAY - 1, [], false],
  [1, [], false],
  [20_900, [20_899], true],
  [20_900, [20_900], false],
])('the over of day %i may be begun on a new day since the first: after %j, %s', (...row) => {
  const [day, played, expected] = row;
  expect(mayBegin(day, played)).toBe(expected);
});

test.each([
  ['', 0, false],
  ['44', 0, true],
  ['345444', 8, true],
  ['343434313132', 18, false],
])('of "%s": %i runs, out: %s', (digits, runs, isOut) => {
  expect(summaryOf(digits)).toEqual({ balls: ballsOf(digits), runs, isOut });
});

test.each([
  ['the only over', {}, false],
  ['more runs than all others', { 20900: '4131', 20902: '4122' }, true],
  ['as many as the best other', { 20900: '615141' }, false],
  ['fewer', { 20900: '4131', 20902: '616161616161' }, false],
])('%s: whether 11 runs are the best over', (_name, others, expected) => {
  expect(isBestOver({ ...others, 20901: '6151' }, 20_901)).toBe(expected);
});

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/* A row has the weekday of the first day (0 is Sunday), the number of days, and the number of weeks. */
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

import fc from 'fast-check';
import {
  mayBegin,
  overNumber,
  throwOfDay,
} from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { THROWS } from '../../../../src/games/hand-cricket/rules';
import { dateOf } from '../../../../src/games/shared/indianDay';
import { countsOf } from '../../../support/evenDraws';

const FIRST_DAY = 20_782;
const overOfDay = (day: number) => [0, 1, 2, 3, 4, 5].map((ball) => throwOfDay(day, ball));

/*
 * What the whole country plays against. A number that changed would give two phones with different
 * releases different overs on the same day, make overs that were sent in links unreadable, and a
 * register with numbers that nobody met. So this table may grow, and never change.
 */
test.each([
  [20_782, '444131'],
  [20_783, '252561'],
  [20_784, '151442'],
  [20_785, '231534'],
  [20_786, '343465'],
  [20_787, '356431'],
  [20_788, '641351'],
  [20_789, '466444'],
  [20_790, '653241'],
  [20_791, '422432'],
  [20_792, '534454'],
  [20_793, '155621'],
  [20_794, '656545'],
  [20_795, '431343'],
])('the numbers of day %i are %s, for ever', (day, numbers) => {
  expect(overOfDay(day).join('')).toBe(numbers);
});

test('the first over is that of 25 November 2026', () => {
  expect([FIRST_DAY, FIRST_DAY + 1, FIRST_DAY + 365].map(overNumber)).toEqual([1, 2, 366]);
  expect(dateOf(FIRST_DAY).toISOString()).toBe('2026-11-25T00:00:00.000Z');
});

describe('over 60 000 days', () => {
  const DAYS = 60_000;
  const overs = Array.from({ length: DAYS }, (_, at) => overOfDay(FIRST_DAY + at));

  /** Fails unless each count is within that part of their mean. */
  function expectEven(counts: Record<string, number>, kinds: number, part: number) {
    const values = Object.values(counts);
    expect(values).toHaveLength(kinds);
    const mean = values.reduce((sum, count) => sum + count) / kinds;
    expect(Math.max(...values.map((count) => Math.abs(count / mean - 1)))).toBeLessThan(part);
  }

  test('each number comes as often as the others', () => {
    expectEven(countsOf(overs.flat()), 6, 0.01);
  });

  test.each([0, 1, 2, 3, 4, 5])('so it does with ball %i', (ball) => {
    expectEven(countsOf(overs.map((over) => over[ball] ?? 0)), 6, 0.03);
  });

  test.each([1, 2, 3, 4, 5])('a ball says nothing of the ball %i later', (later) => {
    const pairs = overs.flatMap((over) =>
      over.slice(later).map((number, at) => `${over[at]}${number}`),
    );
    expectEven(countsOf(pairs), 36, 0.08);
  });

  test.each([1, 2, 7, 8, 30, 365])('a day says nothing of the day %i later', (later) => {
    const pairs = overs
      .slice(later)
      .flatMap((over, at) => over.map((number, ball) => `${overs[at]?.[ball]}${number}`));
    expectEven(countsOf(pairs), 36, 0.05);
  });

  test('the last ball of a day says nothing of the first one of the next', () => {
    const pairs = overs.slice(1).map((over, at) => `${overs[at]?.[5]}${over[0]}`);
    expectEven(countsOf(pairs), 36, 0.12);
  });

  test('hardly any over is one that was there before, of 46 656 that there are', () => {
    const different = new Set(overs.map((over) => over.join(''))).size;
    // As many as drawing them would give: 46 656 times 1 - e^(-60000/46656), which is 33 765.
    expect(Math.abs(different - 33_765)).toBeLessThan(400);
  });
});

test.each<[string, number[], boolean]>([
  ['nothing was played', [], true],
  ['yesterday was played', [99], true],
  ['every day before was', [90, 91, 92, 93, 94, 95, 96, 97, 98, 99], true],
  ['it was played', [100], false],
  ['it was played, and the days around it', [99, 100, 101], false],
  ['tomorrow was played: the clock was set back', [101], false],
  ['a day of the next month was', [131], false],
  ['a later one was: the clock was wrong then', [132], true],
  ['one of another year was', [9999], true],
  ['yesterday and one of another year were', [99, 9999], true],
])('the over of day 100 may be begun, if %s', (_what, played, expected) => {
  expect(mayBegin(100, played)).toBe(expected);
});

test('a number is from 1 to 6, for any day at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(5), (day, ball) => {
      expect(THROWS).toContain(throwOfDay(day, ball));
    }),
  );
});

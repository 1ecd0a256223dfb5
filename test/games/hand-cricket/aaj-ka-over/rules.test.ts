import {
  mayBegin,
  overNumber,
  throwOfDay,
} from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { dateOf } from '../../../../src/games/shared/indianDay';

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

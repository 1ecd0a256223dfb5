import { remarks } from '../../../../src/games/love-calculator/report/content';
import { report } from '../../../../src/games/love-calculator/report/report';
import { loveCalculatorSlice } from '../../../../src/games/love-calculator/slice';

test('there is no row before the first calculation', () => {
  expect(report.rowOf({}, 0)).toBeNull();
});

test.each([
  [1, 2],
  [5, 1],
  [20, 0],
])('%i calculations get remark %i, and no marks', (plays, remark) => {
  expect(report.rowOf({}, plays)).toEqual({ played: plays, remark: remarks[remark]?.text });
});

test.each([
  ['a result that comes', 87, null, true],
  ['a result of 0', 0, null, true],
  ['the result that was there', 87, 87, false],
  ['another result in its place', 87, 0, false],
  ['a result that goes', null, 87, false],
])('%s: is played', (_what, now, before, isPlayed) => {
  const initial = loveCalculatorSlice.getInitialState();
  const stateOf = (result: number | null) => ({ ...initial, result });
  expect(report.hasPlayed(stateOf(now), stateOf(before))).toBe(isPlayed);
});

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

test('a calculation is played when its result comes, also one of 0', () => {
  const state = loveCalculatorSlice.getInitialState();
  const isPlayed = (before: number | null, result: number | null) =>
    report.hasPlayed({ ...state, result }, { ...state, result: before });
  expect([isPlayed(null, 87), isPlayed(null, 0)]).toEqual([true, true]);
  const others = [isPlayed(87, 87), isPlayed(0, 87), isPlayed(87, null), isPlayed(null, null)];
  expect(others).toEqual([false, false, false, false]);
});

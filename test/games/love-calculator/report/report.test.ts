import { remarks } from '../../../../src/games/love-calculator/report/content';
import { report } from '../../../../src/games/love-calculator/report/report';
import { loveCalculatorSlice } from '../../../../src/games/love-calculator/slice';

test('there is no row before the first calculation', () => {
  expect(report.rowOf({}, 0)).toBeNull();
});

test.each([
  [1, 2],
  [4, 2],
  [5, 1],
  [19, 1],
  [20, 0],
  [500, 0],
])('%i calculations get remark %i, and no marks', (plays, remark) => {
  expect(report.rowOf({}, plays)).toEqual({ played: plays, remark: remarks[remark]?.text });
});

test('played is a result that comes', () => {
  const without = loveCalculatorSlice.getInitialState();
  const [one, other] = [87, 0].map((result) => ({ ...without, result })) as [
    typeof without,
    typeof without,
  ];
  expect(report.hasPlayed(one, without)).toBe(true);
  expect(report.hasPlayed(other, without)).toBe(true);
  expect(report.hasPlayed(one, one)).toBe(false);
  expect(report.hasPlayed(one, other)).toBe(false);
  expect(report.hasPlayed(without, one)).toBe(false);
});

import { remarks, report } from '../../../src/games/love-calculator/report';
import { loveCalculatorSlice } from '../../../src/games/love-calculator/slice';

const { figures } = report;

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

/* The format of a code for the next phone: the key is for ever. */
test('the key; nothing but what the card has counted moves', () => {
  expect(figures).toEqual({ key: 'l', showsPlays: true, list: [] });
});

import { greatest, longest, percentOf } from '../../../src/games/shared/report';

test('of two figures the greater one is taken', () => {
  expect([greatest(3, 5), greatest(5, 3)]).toEqual([5, 5]);
});

test.each([
  [1, 12, false, 12],
  [12, 1, false, 12],
  [1, 12, true, 1],
  [12, 1, true, 12],
  [0, 12, true, 0],
])('of a streak of %i here and %i there, which is stale: %s, %i is taken', (...row) => {
  const [here, coming, isStale, taken] = row;
  expect(longest(here, coming, isStale)).toBe(taken);
});

test.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 200, 1],
  [0, 7, 0],
  [7, 7, 100],
  [0, 0, undefined],
])('%i of %i is %s per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

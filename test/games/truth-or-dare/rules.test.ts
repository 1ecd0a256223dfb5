import { areEmpty, SECONDS } from '../../../src/games/truth-or-dare/rules';

test('the times for a task are those of the specification', () => {
  expect(SECONDS).toEqual({ easy: 30, medium: 45, hard: 60 });
});

test.each([
  [{ Truth: [], Dare: [] }, true],
  [{ Truth: [0], Dare: [] }, false],
  [{ Truth: [], Dare: [0] }, false],
  [{ Truth: [4, 1], Dare: [2] }, false],
])('the bags %j are empty: %p', (bags, empty) => {
  expect(areEmpty(bags)).toBe(empty);
});

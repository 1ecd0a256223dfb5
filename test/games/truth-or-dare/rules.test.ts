import { areEmpty, SECONDS } from '../../../src/games/truth-or-dare/rules';

test('the times for a task are those of the specification', () => {
  expect(SECONDS).toEqual({ easy: 30, medium: 45, hard: 60 });
});

test('bags are empty when both are', () => {
  expect(areEmpty({ Truth: [], Dare: [] })).toBe(true);
  expect(areEmpty({ Truth: [0], Dare: [] })).toBe(false);
  expect(areEmpty({ Truth: [], Dare: [0] })).toBe(false);
});

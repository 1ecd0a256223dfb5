import { outcomeOf } from '../../../src/games/shared/Standing';

test.each([
  [1, 0, 'won'],
  [0, 1, 'lost'],
  [0, 0, 'tied'],
  [12, 12, 'tied'],
])('with %i to %i a friend it is %s', (own, friend, outcome) => {
  expect(outcomeOf(own, friend)).toBe(outcome);
});

import { validate } from '../../../../src/games/raja-mantri-chor-sipahi/persisted';
import { figures } from '../../../../src/games/raja-mantri-chor-sipahi/report/figures';

const scores = { games: 3, caught: 9, roundsPlayed: 15 };

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('m');
  expect(figures.list.map(({ label }) => label)).toEqual(['Khel', 'Rounds', 'Chor pakde']);
});

test('the values, and the scores with them', () => {
  const values = figures.list.map(({ of }) => of(scores));
  expect(values).toEqual([3, 15, 9]);
  expect(validate(figures.scoresOf?.(values))).toEqual(scores);
});

test.each([true, false])('the greater one is taken, stale or not: %s', (isStale) => {
  expect(figures.list.map(({ merge }) => merge(3, 6, isStale))).toEqual([6, 6, 6]);
  expect(figures.list.map(({ merge }) => merge(6, 3, isStale))).toEqual([6, 6, 6]);
});

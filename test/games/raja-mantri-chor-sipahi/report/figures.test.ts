import { figures } from '../../../../src/games/raja-mantri-chor-sipahi/report/figures';

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order, of which the greater one is taken', () => {
  const scores = { games: 3, caught: 9, roundsPlayed: 15 };
  expect(figures.key).toBe('m');
  const found = figures.list.map(({ label, of, merge }) => [
    ...[label, of(scores)],
    ...[merge(3, 6, true), merge(6, 3, false)],
  ]);
  expect(found).toEqual([
    ['Khel', 3, 6, 6],
    ['Rounds', 15, 6, 6],
    ['Chor pakde', 9, 6, 6],
  ]);
  expect(figures.scoresOf?.([3, 15, 9])).toEqual(scores);
});

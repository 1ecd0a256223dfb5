import { validate } from '../../../../src/games/guess-the-teacher/persisted';
import { figures } from '../../../../src/games/guess-the-teacher/report/figures';

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order; classes are those that the card has counted', () => {
  expect(figures.key).toBe('g');
  expect(figures.list.map(({ label }) => label)).toEqual(['Best score']);
  expect(figures.showsPlays).toBe(true);
});

test('the value, and the scores with it', () => {
  const values = figures.list.map(({ of }) => of({ bestScore: 45 }));
  expect(values).toEqual([45]);
  expect(validate(figures.scoresOf?.(values))).toEqual({ bestScore: 45 });
});

test('the greater one is taken', () => {
  expect(figures.list.map(({ merge }) => merge(15, 45, true))).toEqual([45]);
});

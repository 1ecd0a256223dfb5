import { validate } from '../../../../src/games/guess-the-teacher/persisted';
import { figures } from '../../../../src/games/guess-the-teacher/report/figures';

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key and the figure; the greater best score is taken', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['g', true]);
  expect(figures.list.map(({ label }) => label)).toEqual(['Best score']);
  const values = figures.list.map(({ of }) => of({ bestScore: 45 }));
  expect(values).toEqual([45]);
  expect(validate(figures.scoresOf?.(values))).toEqual({ bestScore: 45 });
  expect(figures.list.map(({ merge }) => merge(15, 45, true))).toEqual([45]);
});

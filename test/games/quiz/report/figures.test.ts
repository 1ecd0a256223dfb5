import { validate } from '../../../../src/games/quiz/persisted';
import { figures } from '../../../../src/games/quiz/report/figures';

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key and the figure; the greater best score is taken', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['q', true]);
  expect(figures.list.map(({ label }) => label)).toEqual(['Best score']);
  expect(figures.list[0]?.merge(2, 1, true)).toBe(2);
});

test.each([
  [null, 0, 0],
  [0, 1, 0],
  [1, 2, 1],
  [5, 6, 5],
])('a best score of %s is the value %i, and reads %i', (bestScore, value, shown) => {
  const [figure] = figures.list;
  expect(figure?.of({ bestScore })).toBe(value);
  expect(figure?.shown?.(value)).toBe(shown);
  expect(validate(figures.scoresOf?.([value]))).toEqual({ bestScore });
});

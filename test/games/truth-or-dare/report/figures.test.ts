import { validate } from '../../../../src/games/truth-or-dare/persisted';
import { figures } from '../../../../src/games/truth-or-dare/report/figures';

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key; the figures in their order, of which only a stale streak stays where it is', () => {
  const scores = validate({ tasksCompleted: 9, streak: 2, bestStreak: 5 });
  expect([figures.key, figures.showsPlays]).toEqual(['t', undefined]);
  const rows = figures.list.map(({ label, of, merge }) => [
    ...[label, of(scores)],
    ...[merge(3, 6, false), merge(3, 6, true)],
  ]);
  expect(rows).toEqual([
    ['Tasks', 9, 6, 6],
    ['Streak', 2, 6, 3],
    ['Best streak', 5, 6, 6],
  ]);
  expect(validate(figures.scoresOf?.([9, 2, 5]))).toEqual(scores);
});

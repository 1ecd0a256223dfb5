import { validate } from '../../../../src/games/rock-paper-scissors/persisted';
import { figures } from '../../../../src/games/rock-paper-scissors/report/figures';

const scores = validate({
  tally: { playerWins: 9, computerWins: 8, ties: 7 },
  streak: 2,
  bestStreak: 5,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key; the figures in their order, of which only a stale streak stays where it is', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['r', undefined]);
  const rows = figures.list.map(({ label, of, merge }) => [
    ...[label, of(scores)],
    ...[merge(3, 6, false), merge(3, 6, true)],
  ]);
  expect(rows).toEqual([
    ['Won', 9, 6, 6],
    ['Lost', 8, 6, 6],
    ['Tied', 7, 6, 6],
    ['Streak', 2, 6, 3],
    ['Best streak', 5, 6, 6],
  ]);
  expect(validate(figures.scoresOf?.([9, 8, 7, 2, 5]))).toEqual(scores);
});

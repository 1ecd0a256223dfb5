import { validate } from '../../../../src/games/rock-paper-scissors/persisted';
import { figures } from '../../../../src/games/rock-paper-scissors/report/figures';

const scores = validate({
  tally: { playerWins: 9, computerWins: 8, ties: 7 },
  streak: 2,
  bestStreak: 5,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('r');
  expect(figures.list.map(({ label }) => label)).toEqual([
    'Won',
    'Lost',
    'Tied',
    'Streak',
    'Best streak',
  ]);
  expect(figures.showsPlays).toBeUndefined();
});

test('the values, and the scores with them', () => {
  const values = figures.list.map(({ of }) => of(scores));
  expect(values).toEqual([9, 8, 7, 2, 5]);
  expect(validate(figures.scoresOf?.(values))).toEqual(scores);
});

test('a stale streak stays where it is; of all else the greater one is taken', () => {
  const merged = (isStale: boolean) => figures.list.map(({ merge }) => merge(3, 6, isStale));
  expect(merged(false)).toEqual([6, 6, 6, 6, 6]);
  expect(merged(true)).toEqual([6, 6, 6, 3, 6]);
});

import { validate } from '../../../../src/games/hand-cricket/persisted';
import { figures } from '../../../../src/games/hand-cricket/report/figures';

const overs = { 20782: '4122', 20783: '61' };
const scores = validate({
  matches: 9,
  wins: 7,
  streak: 2,
  bestStreak: 5,
  bestInnings: 21,
  overs,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('h');
  expect(figures.list.map(({ label }) => label)).toEqual([
    'Matches',
    'Won',
    'Streak',
    'Best streak',
    'Best innings',
    'Days of Aaj ka Over',
  ]);
  expect(figures.showsPlays).toBeUndefined();
});

test('the values, and the scores with them', () => {
  const values = figures.list.map(({ of }) => of(scores));
  expect(values).toEqual([9, 7, 2, 5, 21, '20782SH1e']);
  expect(validate(figures.scoresOf?.(values))).toEqual(scores);
});

test('the overs read as their number', () => {
  const days = figures.list.at(-1);
  expect(days?.shown?.('20782SH1e')).toBe(2);
  expect(days?.shown?.('')).toBe(0);
});

test('a stale streak stays where it is; of the counts the greater one is taken', () => {
  const counts = figures.list.slice(0, -1);
  const merged = (isStale: boolean) => counts.map(({ merge }) => merge(3, 6, isStale));
  expect(merged(false)).toEqual([6, 6, 6, 6, 6]);
  expect(merged(true)).toEqual([6, 6, 3, 6, 6]);
});

test('the overs of both phones are taken, however old those of the code are', () => {
  expect(figures.list.at(-1)?.merge('20782SH', '20783e', true)).toBe('20782SH1e');
});

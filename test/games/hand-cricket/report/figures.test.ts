import { validate } from '../../../../src/games/hand-cricket/persisted';
import { figures } from '../../../../src/games/hand-cricket/report/figures';

const overs = { 20782: '4122', 20783: '61' };
const counts = { matches: 9, wins: 7, streak: 2, bestStreak: 5, bestInnings: 21 };
const scores = validate({ ...counts, overs });

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('h');
  const values = figures.list.map(({ label, of }) => [label, of(scores)]);
  expect(values).toEqual([
    ['Matches', 9],
    ['Won', 7],
    ['Streak', 2],
    ['Best streak', 5],
    ['Best innings', 21],
    ['Days of Aaj ka Over', '20782SH1e'],
  ]);
  expect(validate(figures.scoresOf?.(values.map(([, value]) => value)))).toEqual(scores);
});

test('the overs read as their number, and those of both phones are taken, however old', () => {
  const days = figures.list.at(-1);
  expect(['1A20781SH1e', ''].map((packed) => days?.shown?.(packed))).toEqual([2, 0]);
  expect(days?.merge('20782SH', '20783e', true)).toBe('20782SH1e');
});

test('a stale streak stays where it is; of the counts the greater one is taken', () => {
  const merged = (isStale: boolean) =>
    figures.list.slice(0, -1).map(({ merge }) => merge(3, 6, isStale));
  expect(merged(false)).toEqual([6, 6, 6, 6, 6]);
  expect(merged(true)).toEqual([6, 6, 3, 6, 6]);
});

import { remarks, report } from '../../../src/games/hand-cricket/report';
import { handCricketSlice, persisted, validate } from '../../../src/games/hand-cricket/slice';

const { figures } = report;

const initial = handCricketSlice.getInitialState();
const none = persisted.select(initial);

test('there is no row before the first match', () => {
  expect(report.rowOf(none, 9)).toBeNull();
});

test.each([
  [67, 100, 67, 0],
  [66, 100, 66, 1],
  [1, 2, 50, 1],
  [49, 100, 49, 2],
  [34, 100, 34, 2],
  [33, 100, 33, 3],
  [0, 1, 0, 3],
])('%i of %i matches won gives %i marks and remark %i', (wins, matches, marks, remark) => {
  const scores = { ...none, matches, wins, streak: 1, bestStreak: 3, bestInnings: 21 };
  expect(report.rowOf(scores, 9)).toEqual({
    played: matches,
    best: '21 runs',
    streak: 1,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('a best innings of one is a run', () => {
  expect(report.rowOf({ ...none, matches: 1, bestInnings: 1 }, 0)).toMatchObject({ best: '1 run' });
});

test('the days present are those of the register, but for a clock in 1970', () => {
  const overs = { 1: '42', 20782: '345444', 20790: '42' };
  expect(report.daysPresent?.({ ...none, overs })).toEqual([20_782, 20_790]);
});

test('played is a match, or the first ball of a day, and neither a further ball nor a reset', () => {
  const matches = { ...initial, matches: 1 };
  const one = { ...initial, overs: { 20782: '34' } };
  const two = { ...initial, overs: { 20782: '34', 20783: '62' } };
  const more = { ...initial, overs: { 20782: '3454' } };
  expect(report.hasPlayed(matches, initial)).toBe(true);
  expect(report.hasPlayed(two, one)).toBe(true);
  expect(report.hasPlayed(more, one)).toBe(false);
  expect(report.hasPlayed(initial, matches)).toBe(false);
});

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

import { remarks, report } from '../../../src/games/rock-paper-scissors/report';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import {
  roundSettled,
  roundStarted,
  scoresReset,
  validate,
} from '../../../src/games/rock-paper-scissors/slice';
import { sliceTester } from '../shared/sliceTester';

const { figures } = report;

const { stateAfter } = sliceTester(({ rockPaperScissors }) => rockPaperScissors.round);

type Tally = [won: number, lost: number, tied: number];

const rowOf = ([playerWins, computerWins, ties]: Tally, streak = 0, bestStreak = 0) =>
  report.rowOf({ tally: { playerWins, computerWins, ties }, history: [], streak, bestStreak }, 9);

test('there is no row before the first round, whatever the card has counted', () => {
  expect(rowOf([0, 0, 0])).toBeNull();
});

test.each<[Tally, marks: number | undefined, remark: number]>([
  [[67, 33, 5], 67, 0],
  [[66, 34, 5], 66, 1],
  [[50, 50, 5], 50, 1],
  [[49, 51, 5], 49, 2],
  [[34, 66, 5], 34, 2],
  [[33, 67, 5], 33, 3],
  [[0, 1, 0], 0, 3],
  // A player who has neither won nor lost has no marks, and a kind remark.
  [[0, 0, 1], undefined, 1],
])('of %j the marks are %s, and it is remark %i', (tally, marks, remark) => {
  expect(rowOf(tally, 0, 4)).toEqual({
    played: tally[0] + tally[1] + tally[2],
    best: '4 lagataar',
    streak: 0,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('played is a round that is won, lost or tied, and neither its start nor a reset', () => {
  const initial = stateAfter().rockPaperScissors;
  const started = stateAfter(roundStarted('rock')).rockPaperScissors;
  expect(report.hasPlayed(started, initial)).toBe(false);
  for (const computerChoice of ['rock', 'paper', 'scissors'] satisfies Hand[]) {
    const settled = roundSettled({ round: 1, computerChoice, timestamp: '10:42 am' });
    const now = stateAfter(roundStarted('rock'), settled).rockPaperScissors;
    expect(report.hasPlayed(now, started)).toBe(true);
    expect(report.hasPlayed(now, now)).toBe(false);
    const reset = stateAfter(roundStarted('rock'), settled, scoresReset()).rockPaperScissors;
    expect(report.hasPlayed(reset, now)).toBe(false);
  }
});

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

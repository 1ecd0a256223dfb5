import { remarks } from '../../../../src/games/rock-paper-scissors/report/content';
import { report } from '../../../../src/games/rock-paper-scissors/report/report';
import {
  roundSettled,
  roundStarted,
  scoresReset,
} from '../../../../src/games/rock-paper-scissors/slice';
import { sliceTester } from '../../shared/sliceTester';

const { stateAfter } = sliceTester(({ rockPaperScissors }) => rockPaperScissors.round);

type Tally = [won: number, lost: number, tied: number];

const rowOf = ([playerWins, computerWins, ties]: Tally, streak = 0, bestStreak = 0) =>
  report.rowOf({ tally: { playerWins, computerWins, ties }, history: [], streak, bestStreak }, 9);

test('there is no row before the first round, whatever the card has counted', () => {
  expect(rowOf([0, 0, 0])).toBeNull();
});

test.each<[Tally, marks: number | undefined, remark: number]>([
  [[1, 0, 0], 100, 0],
  [[67, 33, 5], 67, 0],
  [[66, 34, 5], 66, 1],
  [[50, 50, 5], 50, 1],
  [[49, 51, 5], 49, 2],
  [[34, 66, 5], 34, 2],
  [[33, 67, 5], 33, 3],
  [[0, 1, 0], 0, 3],
  // Neither won nor lost: no marks, and nothing to complain about.
  [[0, 0, 1], undefined, 1],
])('of %j the marks are %s, and it is remark %i', (tally, marks, remark) => {
  expect(rowOf(tally, 2, 4)).toEqual({
    played: tally[0] + tally[1] + tally[2],
    best: '4 lagataar',
    streak: 2,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('a streak of 0 was counted', () => {
  expect(rowOf([0, 1, 0])).toMatchObject({ streak: 0, best: '0 lagataar' });
});

describe('played is', () => {
  const settled = (computerChoice: 'rock' | 'paper' | 'scissors') =>
    roundSettled({ round: 1, computerChoice, timestamp: '10:42 am' });
  const before = stateAfter(roundStarted('rock')).rockPaperScissors;

  test.each(['rock', 'paper', 'scissors'] as const)('a round against %s', (hand) => {
    const now = stateAfter(roundStarted('rock'), settled(hand)).rockPaperScissors;
    expect(report.hasPlayed(now, before)).toBe(true);
    expect(report.hasPlayed(now, now)).toBe(false);
  });

  test('neither its start nor a reset', () => {
    expect(report.hasPlayed(before, stateAfter().rockPaperScissors)).toBe(false);
    const settledOnce = stateAfter(roundStarted('rock'), settled('paper')).rockPaperScissors;
    const reset = stateAfter(roundStarted('rock'), settled('paper'), scoresReset());
    expect(report.hasPlayed(reset.rockPaperScissors, settledOnce)).toBe(false);
  });
});

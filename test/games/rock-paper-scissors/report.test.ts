import * as module from '../../../src/games/rock-paper-scissors/report';
import { testReport } from '../shared/reportTests';

const tally = (playerWins: number, computerWins: number, ties: number) => ({
  tally: { playerWins, computerWins, ties },
});

type Row = [won: number, lost: number, tied: number, marks: number | undefined, remark: number];
const rows: Row[] = [
  [67, 33, 5, 67, 0],
  [66, 34, 5, 66, 1],
  [50, 50, 5, 50, 1],
  [49, 51, 5, 49, 2],
  [34, 66, 5, 34, 2],
  [33, 67, 5, 33, 3],
  [0, 1, 0, 0, 3],
  // A player who has neither won nor lost has no marks, and a kind remark.
  [0, 0, 1, undefined, 1],
];

testReport(module, {
  rows: rows.map(([won, lost, tied, marks, remark]) => [
    { ...tally(won, lost, tied), bestStreak: 4 },
    9,
    { played: won + lost + tied, best: '4 lagataar', streak: 0, marks },
    remark,
  ]),
  turns: {
    played: [
      [{ phase: 'shuffling' }, tally(1, 0, 0)],
      [{ phase: 'shuffling' }, tally(0, 1, 0)],
      [{ phase: 'shuffling' }, tally(0, 0, 1)],
    ],
    notPlayed: [
      [{}, { phase: 'shuffling' }],
      [tally(1, 0, 0), tally(1, 0, 0)],
      [tally(1, 0, 0), {}],
    ],
  },
  code: {
    key: 'r',
    scores: { ...tally(9, 8, 7), history: [], streak: 2, bestStreak: 5 },
    figures: [
      ['Won', 9],
      ['Lost', 8],
      ['Tied', 7],
      ['Streak', 2],
      ['Best streak', 5],
    ],
  },
});

import * as module from '../../../src/games/hand-cricket/report';
import { persisted, validate } from '../../../src/games/hand-cricket/slice';
import { INITIAL } from '../../support/store';
import { testReport } from '../shared/reportTests';

const { figures, daysPresent } = module.report;

type Row = [wins: number, matches: number, marks: number, remark: number];
const rows: Row[] = [
  [67, 100, 67, 0],
  [66, 100, 66, 1],
  [1, 2, 50, 1],
  [49, 100, 49, 2],
  [34, 100, 34, 2],
  [33, 100, 33, 3],
  [0, 1, 0, 3],
];
const one = { overs: { 20782: '34' } };

testReport(module, {
  rows: [
    ...rows.map(([wins, matches, marks, remark]): [object, number, object, number] => [
      { matches, wins, streak: 1, bestStreak: 3, bestInnings: 21 },
      9,
      { played: matches, best: '21 runs', streak: 1, marks },
      remark,
    ]),
    [{ matches: 1, bestInnings: 1 }, 0, { played: 1, best: '1 run', streak: 0, marks: 0 }, 3],
  ],
  turns: {
    played: [
      [{}, { matches: 1 }],
      // The first ball of another day.
      [one, { overs: { 20782: '34', 20783: '62' } }],
    ],
    notPlayed: [
      [one, { overs: { 20782: '3454' } }],
      [{ matches: 1 }, {}],
    ],
  },
  code: {
    key: 'h',
    scores: validate({
      ...{ matches: 9, wins: 7, streak: 2, bestStreak: 5, bestInnings: 21 },
      overs: { 20782: '4122', 20783: '61' },
    }),
    figures: [
      ['Matches', 9],
      ['Won', 7],
      ['Streak', 2],
      ['Best streak', 5],
      ['Best innings', 21],
      ['Days of Aaj ka Over', '20782SH1e'],
    ],
  },
});

test('the days present are those of the register, but for a clock in 1970', () => {
  const overs = { 1: '42', 20782: '345444', 20790: '42' };
  const none = persisted.select(INITIAL.handCricket);
  expect(daysPresent?.({ ...none, overs })).toEqual([20_782, 20_790]);
});

test('the overs read as their number, and those of both phones are taken, however old', () => {
  const days = figures.list.at(-1);
  expect(['1A20781SH1e', ''].map((packed) => days?.shown?.(packed))).toEqual([2, 0]);
  expect(days?.merge('20782SH', '20783e', true)).toBe('20782SH1e');
});

test.each<[string, object, number]>([
  ['before the match', { phase: 'toss', innings: 1 }, 60],
  ['in the chase', { phase: 'ready', innings: 2 }, 49],
  ['at the result', { phase: 'over', innings: 2 }, 60],
])('half a century of runs in one innings counts with the result: %s', (_name, some, count) => {
  const rule = module.report.badges?.['half-century'] as {
    count(state: object, row: null): number;
  };
  expect(rule.count({ ...INITIAL.handCricket, bestInnings: 60, ...some }, null)).toBe(count);
});

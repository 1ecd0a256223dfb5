import * as module from '../../../src/games/truth-or-dare/report';
import { testReport } from '../shared/reportTests';

testReport(module, {
  rows: [
    [1, 1, 3] as const,
    [10, 10, 2] as const,
    [50, 50, 1] as const,
    [100, 100, 0] as const,
    [250, 100, 0] as const,
  ].map(([tasksCompleted, marks, remark]) => [
    { tasksCompleted, bestStreak: 1 },
    9,
    { played: tasksCompleted, best: '1 lagataar', streak: 0, marks },
    remark,
  ]),
  turns: {
    played: [[{ phase: 'counting' }, { phase: 'completed', tasksCompleted: 1 }]],
    notPlayed: [
      [{}, { phase: 'counting' }],
      [{ phase: 'counting' }, { phase: 'failed' }],
      [{ tasksCompleted: 1 }, { tasksCompleted: 1 }],
      [{ tasksCompleted: 1 }, {}],
    ],
  },
  code: {
    key: 't',
    scores: { difficulty: 'easy', tasksCompleted: 9, streak: 2, bestStreak: 5 },
    figures: [
      ['Tasks', 9],
      ['Streak', 2],
      ['Best streak', 5],
    ],
  },
});

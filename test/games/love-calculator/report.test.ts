import * as module from '../../../src/games/love-calculator/report';
import { testReport } from '../shared/reportTests';

testReport(module, {
  rows: [
    [{}, 1, { played: 1 }, 2],
    [{}, 5, { played: 5 }, 1],
    [{}, 20, { played: 20 }, 0],
  ],
  turns: {
    played: [
      [{ result: null }, { result: 87 }],
      [{ result: null }, { result: 0 }],
    ],
    notPlayed: [
      [{ result: 87 }, { result: 87 }],
      [{ result: 87 }, { result: 0 }],
      [{ result: null }, { result: null }],
      [{ result: 87 }, { result: null }],
    ],
  },
  code: { key: 'l', showsPlays: true, figures: [] },
});

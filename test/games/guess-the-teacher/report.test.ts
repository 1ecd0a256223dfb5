import * as module from '../../../src/games/guess-the-teacher/report';
import { testReport, turnsByPhase } from '../shared/reportTests';
import { fixture } from './fixture';

testReport(module, {
  rows: [
    [{ bestScore: 0 }, 3, { played: 3, best: '0 / 50', marks: 0 }, 3],
    [{ bestScore: 15 }, 3, { played: 3, best: '15 / 50', marks: 30 }, 3],
    [{ bestScore: 20 }, 3, { played: 3, best: '20 / 50', marks: 40 }, 2],
    [{ bestScore: 30 }, 3, { played: 3, best: '30 / 50', marks: 60 }, 2],
    [{ bestScore: 35 }, 3, { played: 3, best: '35 / 50', marks: 70 }, 1],
    [{ bestScore: 45 }, 3, { played: 3, best: '45 / 50', marks: 90 }, 1],
    [{ bestScore: 50 }, 3, { played: 3, best: '50 / 50', marks: 100 }, 0],
    // Classes that were never counted are left out.
    [{ bestScore: 45 }, 0, { best: '45 / 50', marks: 90 }, 1],
  ],
  turns: turnsByPhase(fixture, 'ended'),
  code: { key: 'g', showsPlays: true, scores: { bestScore: 45 }, figures: [['Best score', 45]] },
});

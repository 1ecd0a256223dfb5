import * as module from '../../../src/games/quiz/report';
import { testReport, turnsByPhase } from '../shared/reportTests';
import { fixture } from './fixture';

testReport(module, {
  rows: [
    [{ bestScore: 0 }, 2, { played: 2, best: '0 / 5', marks: 0 }, 3],
    [{ bestScore: 1 }, 2, { played: 2, best: '1 / 5', marks: 20 }, 3],
    [{ bestScore: 2 }, 2, { played: 2, best: '2 / 5', marks: 40 }, 2],
    [{ bestScore: 3 }, 2, { played: 2, best: '3 / 5', marks: 60 }, 2],
    [{ bestScore: 4 }, 2, { played: 2, best: '4 / 5', marks: 80 }, 1],
    [{ bestScore: 5 }, 2, { played: 2, best: '5 / 5', marks: 100 }, 0],
    // Quizzes that were never counted are left out.
    [{ bestScore: 4 }, 0, { best: '4 / 5', marks: 80 }, 1],
  ],
  turns: turnsByPhase(fixture, 'reportCard'),
  code: { key: 'q', showsPlays: true, scores: { bestScore: 5 }, figures: [['Best score', 6]] },
});

test.each([
  [null, 0, 0],
  [0, 1, 0],
  [1, 2, 1],
])('in a code a best score of %s is the value %i, and reads %i', (bestScore, value, shown) => {
  const { figures, feature } = module.report;
  const [figure] = figures.list;
  expect(figure?.of({ bestScore })).toBe(value);
  expect(figure?.shown?.(value)).toBe(shown);
  expect(feature.persisted?.validate(figures.scoresOf?.([value]))).toEqual({ bestScore });
});

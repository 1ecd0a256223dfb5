import { remarks } from '../../../../src/games/quiz/report/content';
import { report } from '../../../../src/games/quiz/report/report';
import { quizSlice, scoresReset } from '../../../../src/games/quiz/slice';

test('there is no row before the first quiz', () => {
  expect(report.rowOf({ bestScore: null }, 0)).toBeNull();
});

test.each([
  [0, 0, 3],
  [1, 20, 3],
  [2, 40, 2],
  [3, 60, 2],
  [4, 80, 1],
  [5, 100, 0],
])('a best score of %i gives %i marks and remark %i', (bestScore, marks, remark) => {
  expect(report.rowOf({ bestScore }, 2)).toEqual({
    played: 2,
    best: `${bestScore} / 5`,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('quizzes that were never counted are left out', () => {
  expect(report.rowOf({ bestScore: 4 }, 0)?.played).toBeUndefined();
});

test('played is a quiz whose report card comes', () => {
  const initial = quizSlice.getInitialState();
  const question = { ...initial, phase: 'question' as const };
  const finished = { ...initial, phase: 'reportCard' as const };
  expect(report.hasPlayed(finished, question)).toBe(true);
  expect(report.hasPlayed(question, initial)).toBe(false);
  expect(report.hasPlayed(finished, finished)).toBe(false);
  expect(report.hasPlayed(initial, finished)).toBe(false);
  expect(report.hasPlayed(quizSlice.reducer(finished, scoresReset()), finished)).toBe(false);
});

import { remarks } from '../../../../src/games/quiz/report/content';
import { report } from '../../../../src/games/quiz/report/report';
import { quizSlice } from '../../../../src/games/quiz/slice';

test('there is no row before the first quiz', () => {
  expect(report.rowOf({ bestScore: null }, 0)).toBeNull();
});

test.each([
  [0, 2, 0, 3],
  [1, 2, 20, 3],
  [2, 2, 40, 2],
  [3, 2, 60, 2],
  [4, 2, 80, 1],
  [5, 2, 100, 0],
  // Quizzes that were never counted are left out.
  [4, 0, 80, 1],
])('a best score of %i in %i quizzes gives %i marks and remark %i', (...row) => {
  const [bestScore, quizzes, marks, remark] = row;
  expect(report.rowOf({ bestScore }, quizzes)).toEqual({
    played: quizzes || undefined,
    best: `${bestScore} / 5`,
    marks,
    remark: remarks[remark]?.text,
  });
});

test.each([
  ['question', 'reportCard', true],
  ['nameEntry', 'question', false],
  ['reportCard', 'reportCard', false],
  ['reportCard', 'nameEntry', false],
] as const)('from %s to %s a quiz was played: %s', (before, now, hasPlayed) => {
  const initial = quizSlice.getInitialState();
  expect(report.hasPlayed({ ...initial, phase: now }, { ...initial, phase: before })).toBe(
    hasPlayed,
  );
});

import { remarks, report } from '../../../src/games/quiz/report';
import { quizSlice, validate } from '../../../src/games/quiz/slice';

const { figures } = report;

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

test('a quiz is played when it ends', () => {
  const state = quizSlice.getInitialState();
  type Phase = typeof state.phase;
  const isPlayed = (before: Phase, phase: Phase) =>
    report.hasPlayed({ ...state, phase }, { ...state, phase: before });
  expect(isPlayed('question', 'reportCard')).toBe(true);
  expect([isPlayed('nameEntry', 'question'), isPlayed('reportCard', 'reportCard')]).toEqual([
    false,
    false,
  ]);
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key and the figure; the greater best score is taken', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['q', true]);
  expect(figures.list.map(({ label }) => label)).toEqual(['Best score']);
  expect(figures.list[0]?.merge(2, 1, true)).toBe(2);
});

test.each([
  [null, 0, 0],
  [0, 1, 0],
  [1, 2, 1],
  [5, 6, 5],
])('a best score of %s is the value %i, and reads %i', (bestScore, value, shown) => {
  const [figure] = figures.list;
  expect(figure?.of({ bestScore })).toBe(value);
  expect(figure?.shown?.(value)).toBe(shown);
  expect(validate(figures.scoresOf?.([value]))).toEqual({ bestScore });
});

import { remarks } from '../../../../src/games/guess-the-teacher/report/content';
import { report } from '../../../../src/games/guess-the-teacher/report/report';
import { guessTheTeacherSlice } from '../../../../src/games/guess-the-teacher/slice';

test('there is no row before the first class', () => {
  expect(report.rowOf({ bestScore: 0 }, 0)).toBeNull();
});

test.each([
  [0, 3, 0, 3],
  [15, 3, 30, 3],
  [20, 3, 40, 2],
  [30, 3, 60, 2],
  [35, 3, 70, 1],
  [45, 3, 90, 1],
  [50, 3, 100, 0],
  // Classes that were never counted are left out.
  [45, 0, 90, 1],
])('a best score of %i in %i classes gives %i marks and remark %i', (...row) => {
  const [bestScore, classes, marks, remark] = row;
  expect(report.rowOf({ bestScore }, classes)).toEqual({
    played: classes || undefined,
    best: `${bestScore} / 50`,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('a class is played when it ends', () => {
  const state = guessTheTeacherSlice.getInitialState();
  type Phase = typeof state.phase;
  const isPlayed = (before: Phase, phase: Phase) =>
    report.hasPlayed({ ...state, phase }, { ...state, phase: before });
  expect(isPlayed('guessed', 'ended')).toBe(true);
  expect([isPlayed('idle', 'guessed'), isPlayed('ended', 'ended')]).toEqual([false, false]);
});

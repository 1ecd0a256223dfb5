import { remarks } from '../../../../src/games/guess-the-teacher/report/content';
import { report } from '../../../../src/games/guess-the-teacher/report/report';
import { guessTheTeacherSlice, scoresReset } from '../../../../src/games/guess-the-teacher/slice';

test('there is no row before the first class', () => {
  expect(report.rowOf({ bestScore: 0 }, 0)).toBeNull();
});

test.each([
  [0, 0, 3],
  [15, 30, 3],
  [20, 40, 2],
  [30, 60, 2],
  [35, 70, 1],
  [45, 90, 1],
  [50, 100, 0],
])('a best score of %i gives %i marks and remark %i', (bestScore, marks, remark) => {
  expect(report.rowOf({ bestScore }, 3)).toEqual({
    played: 3,
    best: `${bestScore} / 50`,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('classes that were never counted are left out', () => {
  expect(report.rowOf({ bestScore: 45 }, 0)).toEqual({
    played: undefined,
    best: '45 / 50',
    marks: 90,
    remark: remarks[1]?.text,
  });
});

test('played is a class that ends', () => {
  const initial = guessTheTeacherSlice.getInitialState();
  const before = { ...initial, phase: 'guessed' as const };
  const ended = { ...initial, phase: 'ended' as const };
  expect(report.hasPlayed(ended, before)).toBe(true);
  expect(report.hasPlayed(before, initial)).toBe(false);
  expect(report.hasPlayed(ended, ended)).toBe(false);
  expect(report.hasPlayed({ ...initial, phase: 'guessing' }, ended)).toBe(false);
  expect(report.hasPlayed(guessTheTeacherSlice.reducer(ended, scoresReset()), ended)).toBe(false);
});

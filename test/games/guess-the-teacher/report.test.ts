import { remarks, report } from '../../../src/games/guess-the-teacher/report';
import { guessTheTeacherSlice, validate } from '../../../src/games/guess-the-teacher/slice';

const { figures } = report;

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

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key and the figure; the greater best score is taken', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['g', true]);
  expect(figures.list.map(({ label }) => label)).toEqual(['Best score']);
  const values = figures.list.map(({ of }) => of({ bestScore: 45 }));
  expect(values).toEqual([45]);
  expect(validate(figures.scoresOf?.(values))).toEqual({ bestScore: 45 });
  expect(figures.list.map(({ merge }) => merge(15, 45, true))).toEqual([45]);
});

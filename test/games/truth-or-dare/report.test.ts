import { remarks, report } from '../../../src/games/truth-or-dare/report';
import {
  challengeAccepted,
  scoresReset,
  taskCompleted,
  taskFailed,
  validate,
} from '../../../src/games/truth-or-dare/slice';
import type { Step } from '../shared/sliceTester';
import { sliceTester } from '../shared/sliceTester';

const { figures } = report;

const { stateAfter } = sliceTester(({ truthOrDare }) => truthOrDare.round);

const rowOf = (tasksCompleted: number) =>
  report.rowOf({ difficulty: 'easy', tasksCompleted, streak: 0, bestStreak: 1 }, 9);

test('there is no row before the first completed task', () => {
  expect(rowOf(0)).toBeNull();
});

test.each([
  [1, 1, 3],
  [10, 10, 2],
  [50, 50, 1],
  [100, 100, 0],
  [250, 100, 0],
])('%i tasks give %i marks and remark %i', (tasks, marks, remark) => {
  expect(rowOf(tasks)).toEqual({
    played: tasks,
    best: '1 lagataar',
    streak: 0,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('played is a completed task, and neither an open, nor a failed one, nor a reset', () => {
  const open = challengeAccepted({ difficulty: 'easy', type: 'Dare', index: 2 });
  const isPlayed = (before: Step[], ...events: Step[]) =>
    report.hasPlayed(
      stateAfter(...before, ...events).truthOrDare,
      stateAfter(...before).truthOrDare,
    );
  expect(isPlayed([open], taskCompleted())).toBe(true);
  expect(isPlayed([], open)).toBe(false);
  expect(isPlayed([open], taskFailed())).toBe(false);
  expect(isPlayed([open, taskCompleted()])).toBe(false);
  expect(isPlayed([open, taskCompleted()], scoresReset())).toBe(false);
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key; the figures in their order, of which only a stale streak stays where it is', () => {
  const scores = validate({ tasksCompleted: 9, streak: 2, bestStreak: 5 });
  expect([figures.key, figures.showsPlays]).toEqual(['t', undefined]);
  const rows = figures.list.map(({ label, of, merge }) => [
    ...[label, of(scores)],
    ...[merge(3, 6, false), merge(3, 6, true)],
  ]);
  expect(rows).toEqual([
    ['Tasks', 9, 6, 6],
    ['Streak', 2, 6, 3],
    ['Best streak', 5, 6, 6],
  ]);
  expect(validate(figures.scoresOf?.([9, 2, 5]))).toEqual(scores);
});

import { remarks } from '../../../../src/games/truth-or-dare/report/content';
import { report } from '../../../../src/games/truth-or-dare/report/report';
import {
  challengeAccepted,
  scoresReset,
  taskCompleted,
  taskFailed,
} from '../../../../src/games/truth-or-dare/slice';
import type { Step } from '../../shared/sliceTester';
import { sliceTester } from '../../shared/sliceTester';

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

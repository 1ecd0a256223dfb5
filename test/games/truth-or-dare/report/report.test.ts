import { remarks } from '../../../../src/games/truth-or-dare/report/content';
import { report } from '../../../../src/games/truth-or-dare/report/report';
import type { TaskId } from '../../../../src/games/truth-or-dare/rules';
import {
  challengeAccepted,
  scoresReset,
  taskCompleted,
  taskFailed,
} from '../../../../src/games/truth-or-dare/slice';
import { sliceTester } from '../../shared/sliceTester';

const { stateAfter } = sliceTester(({ truthOrDare }) => truthOrDare.round);

const rowOf = (tasksCompleted: number, streak = 0, bestStreak = 0) =>
  report.rowOf({ difficulty: 'easy', tasksCompleted, streak, bestStreak }, 9);

test('there is no row before the first completed task', () => {
  expect(rowOf(0)).toBeNull();
});

test.each([
  [1, 1, 3],
  [9, 9, 3],
  [10, 10, 2],
  [49, 49, 2],
  [50, 50, 1],
  [99, 99, 1],
  [100, 100, 0],
  [250, 100, 0],
])('%i tasks give %i marks and remark %i', (tasks, marks, remark) => {
  expect(rowOf(tasks, 0, 1)).toEqual({
    played: tasks,
    best: '1 lagataar',
    streak: 0,
    marks,
    remark: remarks[remark]?.text,
  });
});

const TASK: TaskId = { difficulty: 'easy', type: 'Dare', index: 2 };

test('played is a completed task, and neither an open, nor a failed one, nor a reset', () => {
  const initial = stateAfter().truthOrDare;
  const open = stateAfter(challengeAccepted(TASK)).truthOrDare;
  const done = stateAfter(challengeAccepted(TASK), taskCompleted()).truthOrDare;
  const failed = stateAfter(challengeAccepted(TASK), taskFailed()).truthOrDare;
  const reset = stateAfter(challengeAccepted(TASK), taskCompleted(), scoresReset()).truthOrDare;
  expect(report.hasPlayed(done, open)).toBe(true);
  expect(report.hasPlayed(open, initial)).toBe(false);
  expect(report.hasPlayed(failed, open)).toBe(false);
  expect(report.hasPlayed(done, done)).toBe(false);
  expect(report.hasPlayed(reset, done)).toBe(false);
});

import { selectRound } from '../../../src/games/truth-or-dare/selectors';
import {
  secondPassed,
  spinStarted,
  taskCompleted,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { taken } from '../../support/taken';
import { completeTask, failTask, spin } from './turns';

const STAMP = 'stamp after 350 ms';
const best = { difficulty: 'easy', tasksCompleted: 9, streak: 9, bestStreak: 9 } as const;

const letTimeRunOut: Play = ({ dispatch, getState }) => {
  const round = selectRound(getState());
  dispatch(secondPassed({ round, left: 10 }));
  dispatch(secondPassed({ round, left: 0 }));
};

testCues([
  ['a spin', nothing, dispatching(spinStarted()), []],
  ['a dealt task', nothing, spin, [STAMP]],
  ['the end of a countdown', spin, letTimeRunOut, ['bell']],
  ['the first completed task', spin, dispatching(taskCompleted()), [STAMP, 'confetti']],
  [
    'a completed task below the best streak',
    inOrder(completeTask, failTask, spin),
    dispatching(taskCompleted()),
    [STAMP],
  ],
  ['a failed task', spin, dispatching(taskFailed()), [STAMP]],
  ['scores from another tab', nothing, dispatching(taken('truthOrDare')(best)), []],
]);

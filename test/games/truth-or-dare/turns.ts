import {
  selectDifficulty,
  selectRound,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import type { AppStore } from '../../../src/state/types';

/* Dispatches the actions of whole turns, without timers and random draws. */

/** A spin, up to the open task. */
export function spin({ dispatch, getState }: AppStore) {
  dispatch(spinStarted());
  const difficulty = selectDifficulty(getState());
  const task = { difficulty, type: 'Dare', index: 2 } as const;
  dispatch(taskDealt({ round: selectRound(getState()), task }));
}

export function completeTask(store: AppStore) {
  spin(store);
  store.dispatch(taskCompleted());
}

export function failTask(store: AppStore) {
  spin(store);
  store.dispatch(taskFailed());
}

import * as slice from '../../../src/games/truth-or-dare/slice';
import type { AppStore } from '../../../src/state/types';

/* Dispatches the actions of whole turns, without timers and random draws. */

/** A spin, up to the open task. */
export function spin({ dispatch, getState }: AppStore) {
  dispatch(slice.spinStarted());
  const difficulty = slice.selectDifficulty(getState());
  const task = { difficulty, type: 'Dare', index: 2 } as const;
  dispatch(slice.taskDealt({ round: slice.selectRound(getState()), task }));
}

export function completeTask(store: AppStore) {
  spin(store);
  store.dispatch(slice.taskCompleted());
}

export function failTask(store: AppStore) {
  spin(store);
  store.dispatch(slice.taskFailed());
}

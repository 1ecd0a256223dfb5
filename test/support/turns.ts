import type { AppStore } from '../../src/app/store';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';

/* Whole turns, as the events that the clocks tell, without the wait. */

/** A round of Rock Paper Scissors; without more words, one that the visitor wins. */
export function playRound(
  store: AppStore,
  mine: Hand = 'rock',
  theirs: Hand = 'scissors',
  timestamp = '10:42 am',
) {
  store.dispatch(hands.roundStarted(mine));
  const round = hands.selectRound(store.getState());
  store.dispatch(hands.roundSettled({ round, computerChoice: theirs, timestamp }));
}

/** A turn of Truth or Dare, up to the open task. */
export function spin(store: AppStore) {
  store.dispatch(tasks.spinStarted());
  const round = tasks.selectRound(store.getState());
  const difficulty = tasks.selectDifficulty(store.getState());
  store.dispatch(tasks.taskDealt({ round, task: { difficulty, type: 'Dare', index: 2 } }));
}

export function completeTask(store: AppStore) {
  spin(store);
  store.dispatch(tasks.taskCompleted());
}

export function failTask(store: AppStore) {
  spin(store);
  store.dispatch(tasks.taskFailed());
}

import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/types';
import { pageReturned } from '../../site/uiSlice';
import type { TaskId } from './rules';
import { drawTask, drawType, SECONDS, SPIN_MS, secondsLeft } from './rules';
import {
  secondPassed,
  selectDifficulty,
  selectLastTask,
  selectPhase,
  selectRound,
  spinStarted,
  taskDealt,
} from './slice';

const hasRunning = (state: RootState) => {
  const phase = selectPhase(state);
  return phase === 'spinning' || phase === 'counting';
};

/** True when a spin was accepted, and when what was running has been ended by the visitor. */
function startsOrStops(now: RootState, before: RootState) {
  if (selectRound(now) !== selectRound(before)) return true;
  return hasRunning(before) && !hasRunning(now);
}

export function startTruthOrDareClock(startListening: AppStartListening) {
  let isRunning = false;

  /** A spin in a round without its clock, as DevTools can leave one, gives it a clock. */
  const revives = (action: UnknownAction, now: RootState) =>
    !isRunning && spinStarted.match(action) && selectPhase(now) === 'spinning';

  startListening({
    predicate: (action, now, before) => startsOrStops(now, before) || revives(action, now),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      isRunning = false;
      if (selectPhase(api.getState()) !== 'spinning') return;
      const round = selectRound(api.getState());
      isRunning = true;
      try {
        await api.delay(SPIN_MS);
        const task = draw(api);
        api.dispatch(taskDealt({ round, task }));
        await countDown(api, round, SECONDS[task.difficulty]);
      } finally {
        // Whoever cancelled this one has said so already.
        if (!api.signal.aborted) isRunning = false;
      }
    },
  });
}

/** Type first, at even odds, then a task of the difficulty chosen at this moment. */
function draw({ extra: env, getState }: AppListenerApi): TaskId {
  const type = drawType(env.random());
  const difficulty = selectDifficulty(getState());
  return drawTask(difficulty, type, env.random(), selectLastTask(getState()));
}

/**
 * Counts the seconds down to 0 against a deadline: a hidden tab is woken seldom, and shows the right
 * second as soon as it is back. At most `seconds` events, whatever the clock does meanwhile.
 */
async function countDown(api: AppListenerApi, round: number, seconds: number) {
  const { now } = api.extra;
  const deadline = now() + seconds * 1000;
  let left = seconds;
  while (left > 0) {
    const untilNext = deadline - (left - 1) * 1000 - now();
    const cutShort = await api.take(pageReturned.match, Math.min(untilNext, 1000));
    const next = Math.min(cutShort ? left : left - 1, secondsLeft(deadline, now()));
    if (next < left) api.dispatch(secondPassed({ round, left: next }));
    left = next;
  }
}

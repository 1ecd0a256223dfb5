import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { pageReturned } from '../../state/uiSlice';

type RoundTimer = {
  /** Selects the number of the round. When this number changes, the timer starts again. */
  selectRound(state: RootState): number;
  /** Whether the game is in the phase in which a round begins. The timer starts only in this phase. */
  isStarting(state: RootState): boolean;
  /** Whether the game is in a phase in which the timer may run. The timer stops when the game leaves this phase. */
  isRunning(state: RootState): boolean;
  /** The action by which the visitor starts a round. */
  started: { match(action: UnknownAction): boolean };
  /** Runs the timed part of a round. The timer cancels this run if the round ends early, or if another round starts. */
  run(api: AppListenerApi, round: number): Promise<void>;
};

/**
 * Starts a listener that calls `run` for every round that starts. The listener reacts to a change of the state to a new
 * round, not to an action: otherwise a press that the reducer ignores would restart the timer. There is one exception.
 * After a rollback in DevTools, the state may show a round that has no timer. The next `started` action then starts the
 * timer, although the reducer ignores the action.
 * Example: `startRoundTimer(startListening, { selectRound, isStarting: selectIsShuffling, isRunning:
 * selectIsShuffling, started: roundStarted, run: playRound })`.
 */
export function startRoundTimer(startListening: AppStartListening, timer: RoundTimer) {
  const { selectRound, isStarting, isRunning, started, run } = timer;
  let hasTimer = false;

  const startsOrStops = (now: RootState, before: RootState) =>
    selectRound(now) !== selectRound(before) || (isRunning(before) && !isRunning(now));

  const lostTimer = (action: UnknownAction, now: RootState) =>
    !hasTimer && started.match(action) && isStarting(now);

  startListening({
    predicate: (action, now, before) => startsOrStops(now, before) || lostTimer(action, now),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      hasTimer = false;
      if (!isStarting(api.getState())) return;
      hasTimer = true;
      try {
        await run(api, selectRound(api.getState()));
      } finally {
        // A cancelled run must not change `hasTimer`, because the newer run has already set `hasTimer`.
        if (!api.signal.aborted) hasTimer = false;
      }
    },
  });
}

type CountDown = {
  /** The number of steps. Each step takes `stepMs` milliseconds. */
  steps: number;
  stepMs: number;
  /**
   * Whether the count is corrected as soon as the page is visible again, not only at the next step. Useful for long
   * steps.
   */
  recountsOnReturn?: boolean;
  /** Is called with the number of steps left whenever this number has fallen. The last call has the number 0. */
  onStep(left: number): void;
};

/**
 * Counts steps down to 0 until a deadline. The number of steps left is calculated from the clock, because browsers slow
 * down the timers of a hidden tab. If a timer is late, the missed steps are skipped. `onStep` is called at most `steps`
 * times, even if the device slept. The function never reads the state, because time travel in DevTools may have changed
 * the state.
 * Example: `countDown(api, { steps: 30, stepMs: 1000, onStep })` calls `onStep(29)` after one second, and `onStep(0)`
 * after thirty seconds.
 */
export async function countDown(
  api: AppListenerApi,
  { steps, stepMs, recountsOnReturn = false, onStep }: CountDown,
) {
  const { elapsed } = api.extra;
  const deadline = elapsed() + steps * stepMs;
  let left = steps;
  while (left > 0) {
    const untilNext = Math.min(deadline - (left - 1) * stepMs - elapsed(), stepMs);
    const hasReturned = recountsOnReturn && (await api.take(pageReturned.match, untilNext));
    if (!recountsOnReturn) await api.delay(untilNext);
    const next = Math.min(hasReturned ? left : left - 1, stepsLeft(deadline, elapsed(), stepMs));
    if (next < left) onStep(next);
    left = next;
  }
}

/**
 * Returns the number of steps until a deadline, never below 0. A step that has begun counts as a whole step. All
 * arguments are in milliseconds.
 * Example: `stepsLeft(30_000, 28_500, 1000)` is 2, because 1500 milliseconds are left.
 */
export const stepsLeft = (deadline: number, now: number, stepMs: number): number =>
  Math.max(0, Math.ceil((deadline - now) / stepMs));

import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { pageReturned } from '../../state/uiSlice';

type RoundTimer = {
  /** The number of the round; a change starts the timer again. */
  selectRound(state: RootState): number;
  /** Whether the state is in the phase in which a round begins. */
  isStarting(state: RootState): boolean;
  /** Whether the state is in a phase in which time passes. */
  isRunning(state: RootState): boolean;
  /** The visitor's event that starts a round. */
  started: { match(action: UnknownAction): boolean };
  /** Plays a round. The run is cancelled when the visitor ends the round, or starts another. */
  run(api: AppListenerApi, round: number): Promise<void>;
};

/**
 * Runs `run` for every round that starts. The timer starts when the state changes to a new round, not on an action: a
 * press that the reducer ignores must not restart the timer. The exception is a round that a rollback in DevTools has
 * left without a timer: the next `started` action starts the timer, although the reducer ignores the action.
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
        // If this run was cancelled, the newer run has already set `hasTimer`.
        if (!api.signal.aborted) hasTimer = false;
      }
    },
  });
}

type CountDown = {
  /** The number of steps, and the duration of a step in milliseconds. */
  steps: number;
  stepMs: number;
  /** Set for long steps: the count goes on as soon as the page is visible again, not at the next step. */
  recountsOnReturn?: boolean;
  /** Called as steps pass, with the number of steps left; the last call is with 0. */
  onStep(left: number): void;
};

/**
 * Counts steps down to 0 against a deadline. Browsers throttle the timers of a hidden tab: missed
 * steps are skipped, and the count is right once the tab is visible again. Makes at most `steps`
 * calls, however long the device slept, and never reads the state, which DevTools may have set back.
 *
 * Example: `countDown(api, { steps: 30, stepMs: 1000, onStep })` calls `onStep(29)` after a second
 * and `onStep(0)` after thirty.
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
 * Whole steps until a deadline, never below 0; a step that has begun counts. All in milliseconds.
 * Example: `stepsLeft(30_000, 28_500, 1000)` is 2.
 */
export const stepsLeft = (deadline: number, now: number, stepMs: number): number =>
  Math.max(0, Math.ceil((deadline - now) / stepMs));

import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/types';
import { drawHand, handAfter, ROUND_MS, SHUFFLE_MS } from './rules';
import {
  computerHandShuffled,
  roundSettled,
  roundStarted,
  selectIsShuffling,
  selectRound,
} from './slice';

/** True when a choice was accepted, and when the visitor has ended a round that was on. */
function startsOrStops(now: RootState, before: RootState) {
  if (selectRound(now) !== selectRound(before)) return true;
  return selectIsShuffling(before) && !selectIsShuffling(now);
}

export function startRockPaperScissorsClock(startListening: AppStartListening) {
  let isRunning = false;

  /** A choice in a round without its clock, as DevTools can leave one, gives it a clock. */
  const revives = (action: UnknownAction, now: RootState) =>
    !isRunning && roundStarted.match(action) && selectIsShuffling(now);

  startListening({
    predicate: (action, now, before) => startsOrStops(now, before) || revives(action, now),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      isRunning = false;
      if (!selectIsShuffling(api.getState())) return;
      const round = selectRound(api.getState());
      isRunning = true;
      try {
        await shuffle(api, round);
        const { random, timeOfDay } = api.extra;
        const computerChoice = drawHand(random());
        api.dispatch(roundSettled({ round, computerChoice, timestamp: timeOfDay() }));
      } finally {
        // Whoever cancelled this one has said so already.
        if (!api.signal.aborted) isRunning = false;
      }
    },
  });
}

/** Shows hand after hand until the round's time is over. A tab that is woken late shows fewer. */
async function shuffle(api: AppListenerApi, round: number) {
  const { now } = api.extra;
  const deadline = now() + ROUND_MS;
  // Until the first of them, a fist is on the screen.
  let hand = handAfter('rock');
  for (let shown = 1; shown < ROUND_MS / SHUFFLE_MS && deadline - now() > SHUFFLE_MS; shown += 1) {
    await api.delay(SHUFFLE_MS);
    api.dispatch(computerHandShuffled({ round, hand }));
    hand = handAfter(hand);
  }
  await api.delay(Math.min(deadline - now(), SHUFFLE_MS));
}

import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../state/types';
import { pageReturned, selectPath } from '../../state/uiSlice';
import { startRoundTimer } from '../shared/roundTimer';
import { overPath } from './paths';
import { BALL_MS } from './rules';
import { selectIsThrowing, selectRound } from './selectors';
import { ballSettled, ballThrown, overBallThrown } from './slice';

const isThrown = (action: UnknownAction) =>
  ballThrown.match(action) || overBallThrown.match(action);

/** One timer for the balls of the match and of Aaj ka Over: at most one ball is on. */
export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: selectIsThrowing,
    isRunning: selectIsThrowing,
    started: { match: isThrown },
    run: async (api, round) => {
      await api.delay(BALL_MS);
      api.dispatch(ballSettled(round));
    },
  });
  // A phone can sleep over midnight with the page open.
  startListening({
    predicate: (action, now) => pageReturned.match(action) && selectPath(now) === overPath,
    effect: async (_action, { dispatch }) => {
      // In the chunk of that page: the match does without.
      const { readDay } = await import(
        /* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/thunks'
      );
      dispatch(readDay());
    },
  });
}

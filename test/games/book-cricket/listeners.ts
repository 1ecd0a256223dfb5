import { countDown, startRoundTimer } from '../../../src/games/shared/roundTimer';
import type { AppStartListening, RootState } from '../../../src/state/types';
import { drawPage, SECONDS } from './rules';
import * as bookCricket from './slice';

/** The list at compile time has no such game. */
type State = RootState & { bookCricket: bookCricket.BookCricketState };

const selectIsRiffling = (state: RootState) => bookCricket.selectIsRiffling(state as State);

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound: (state) => bookCricket.selectRound(state as State),
    isStarting: selectIsRiffling,
    isRunning: selectIsRiffling,
    started: bookCricket.bookTaken,
    run: async (api, round) => {
      await countDown(api, {
        steps: SECONDS,
        stepMs: 1000,
        onStep: (left) => api.dispatch(bookCricket.secondPassed({ round, left })),
      });
      api.dispatch(bookCricket.pageOpened({ round, page: drawPage(api.extra.random()) }));
    },
  });
}

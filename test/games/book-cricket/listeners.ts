import { countDown, startRoundTimer } from '../../../src/games/shared/roundTimer';
import type { AppStartListening } from '../../../src/state/types';
import { drawPage, SECONDS } from './rules';
import { selectIsRiffling, selectRound } from './selectors';
import { bookTaken, pageOpened, secondPassed } from './slice';

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: selectIsRiffling,
    isRunning: selectIsRiffling,
    started: bookTaken,
    run: async (api, round) => {
      await countDown(api, {
        steps: SECONDS,
        stepMs: 1000,
        onStep: (left) => api.dispatch(secondPassed({ round, left })),
      });
      api.dispatch(pageOpened({ round, page: drawPage(api.extra.random()) }));
    },
  });
}

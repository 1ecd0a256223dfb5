import { startRoundTimer } from '../../../src/games/shared/roundTimer';
import type { AppStartListening } from '../../../src/state/types';
import { drawPage, RIFFLE_MS } from './rules';
import { selectIsRiffling, selectRound } from './selectors';
import { bookTaken, pageOpened } from './slice';

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: selectIsRiffling,
    isRunning: selectIsRiffling,
    started: bookTaken,
    run: async (api, round) => {
      await api.delay(RIFFLE_MS);
      api.dispatch(pageOpened({ round, page: drawPage(api.extra.random()) }));
    },
  });
}

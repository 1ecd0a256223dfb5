import { startRoundTimer } from '../../../src/games/shared/roundTimer';
import type { Feature } from '../../../src/state/feature';
import type { AppStartListening } from '../../../src/state/types';
import { drawPage, RIFFLE_MS } from './rules';
import type { BookCricketState, Persisted } from './slice';
import {
  bookCricketSlice,
  bookTaken,
  pageOpened,
  persisted,
  selectIsRiffling,
  selectRound,
} from './slice';

function startListeners(startListening: AppStartListening) {
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

export const feature = {
  slice: bookCricketSlice,
  persisted,
  startListeners,
  cuesOf: (now, before) =>
    now.phase === 'open' && before.phase === 'riffling' ? [{ sound: 'stamp' }] : [],
} satisfies Feature<BookCricketState, Persisted>;

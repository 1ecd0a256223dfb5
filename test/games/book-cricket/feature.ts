import { fieldsOf, integerUpTo } from '../../../src/games/shared/validate';
import type { Feature } from '../../../src/state/feature';
import { startListeners } from './listeners';
import type { BookCricketState, Persisted } from './slice';
import { bookCricketSlice, scoresReset } from './slice';

export const gameFeature = {
  slice: bookCricketSlice,
  persisted: {
    version: 1,
    select: ({ best }) => ({ best }),
    validate: (found) => ({ best: integerUpTo(9, fieldsOf(found).best) ?? 0 }),
    reset: scoresReset,
  },
  startListeners,
  cuesOf: (now, before) =>
    now.phase === 'open' && before.phase === 'riffling' ? [{ sound: 'stamp' }] : [],
} satisfies Feature<BookCricketState, Persisted>;

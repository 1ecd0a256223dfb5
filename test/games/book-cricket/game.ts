import type { Game } from '../../../src/games/shared/game';
import { fieldsOf, integerUpTo } from '../../../src/games/shared/validate';
import { paths } from '../../../src/paths';
import type { Persisted } from './slice';
import { bookCricketSlice, scoresReset, scoresRestored } from './slice';

export const bookCricket: Game<typeof bookCricketSlice, Persisted> = {
  slice: bookCricketSlice,
  path: `${paths.games}/book-cricket`,
  // Seen from src/games, where the others are.
  folder: '../../test/games/book-cricket',
  load: () => import('./BookCricket'),
  loadTile: () => import('./tile'),
  persisted: {
    version: 1,
    select: ({ best }) => ({ best }),
    validate: (found) => ({ best: integerUpTo(9, fieldsOf(found).best) ?? 0 }),
    restored: scoresRestored,
    reset: scoresReset,
  },
};

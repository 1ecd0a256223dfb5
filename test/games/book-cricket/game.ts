import type { Game } from '../../../src/games/shared/game';
import { paths } from '../../../src/paths';

export const bookCricket: Game = {
  key: 'bookCricket',
  path: `${paths.games}/book-cricket`,
  // Seen from src/games, where the others are.
  folder: '../../test/games/book-cricket',
  load: () => import('./BookCricket'),
  loadTile: () => import('./tile'),
  loadFeature: () => import('./feature'),
};

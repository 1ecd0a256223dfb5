import type { Game } from '../../../src/games/shared/game';
import { paths } from '../../../src/paths';

export const bookCricket: Game = {
  key: 'bookCricket',
  name: 'Book Cricket',
  icon: 'paper',
  invitation: 'Kitaab kholo.',
  path: `${paths.games}/book-cricket`,
  // Seen from src/games, where the folders of the other games are.
  folder: '../../test/games/book-cricket',
  load: () => import('./BookCricket'),
  loadReport: () => import('./report'),
};

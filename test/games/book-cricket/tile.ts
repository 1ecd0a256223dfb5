import type { Tile } from '../../../src/games/shared/game';
import { paper } from '../../../src/kit/icons/games';

export const tile: Tile = {
  name: 'Book Cricket',
  icon: paper,
};

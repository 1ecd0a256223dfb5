import { bottle } from '../../kit/icons/games';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Truth or Dare',
  icon: bottle,
};

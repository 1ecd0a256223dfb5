import { bat } from '../../../kit/icons/games';
import type { Tile } from '../../shared/game';

export const tile: Tile = {
  name: 'Aaj ka Over',
  icon: bat,
};

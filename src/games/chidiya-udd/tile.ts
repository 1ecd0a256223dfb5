import { bird } from '../../kit/icons/games';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Chidiya Udd',
  icon: bird,
};

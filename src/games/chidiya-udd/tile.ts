import { bird } from '../../kit/icons/bird';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Chidiya Udd',
  icon: bird,
};

import { scissors } from '../../kit/icons/games';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Rock Paper Scissors',
  icon: scissors,
};

import { scissors } from '../../kit/icons/scissors';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Rock Paper Scissors',
  icon: scissors,
};

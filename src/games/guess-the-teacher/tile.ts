import { board } from '../../kit/icons/games';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Guess the Teacher',
  icon: board,
};

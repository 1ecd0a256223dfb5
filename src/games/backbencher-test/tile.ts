import { checklist } from '../../kit/icons/games';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Backbencher Test',
  icon: checklist,
};

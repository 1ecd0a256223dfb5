import type { FiguresOf } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'l',
  showsPlays: true,
  list: [],
};

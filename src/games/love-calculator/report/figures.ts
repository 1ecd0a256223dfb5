import type { FiguresOf } from '../../shared/report';
import type { loveCalculator } from '../game';

export const figures: FiguresOf<typeof loveCalculator> = {
  key: 'l',
  showsPlays: true,
  list: [],
};

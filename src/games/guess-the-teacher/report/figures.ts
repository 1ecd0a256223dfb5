import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'g',
  showsPlays: true,
  list: [{ label: 'Best score', of: ({ bestScore }) => bestScore, merge: greatest }],
  scoresOf: ([bestScore]) => ({ bestScore }),
};

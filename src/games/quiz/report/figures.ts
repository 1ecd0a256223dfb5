import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'q',
  showsPlays: true,
  // A best score of 0 is one, so that it is counted from 1 in a code.
  list: [
    {
      label: 'Best score',
      of: ({ bestScore }) => (bestScore === null ? 0 : bestScore + 1),
      merge: greatest,
      shown: (value: number) => Math.max(0, value - 1),
    },
  ],
  scoresOf: ([value]) => ({ bestScore: Number(value) - 1 }),
};

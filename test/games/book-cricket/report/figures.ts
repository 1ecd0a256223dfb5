import type { FiguresOf } from '../../../../src/games/shared/report';
import { greatest } from '../../../../src/games/shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'book',
  list: [{ label: 'Best', of: ({ best }) => best, merge: greatest }],
  scoresOf: ([best]) => ({ best }),
};

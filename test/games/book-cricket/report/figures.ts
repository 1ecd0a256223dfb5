import type { FiguresOf } from '../../../../src/games/shared/report';
import { greatest } from '../../../../src/games/shared/report';
import type { bookCricket } from '../game';

export const figures: FiguresOf<typeof bookCricket> = {
  key: 'book',
  list: [{ label: 'Best', of: ({ best }) => best, merge: greatest }],
  scoresOf: ([best]) => ({ best }),
};

import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { guessTheTeacher } from '../game';

export const figures: FiguresOf<typeof guessTheTeacher> = {
  key: 'g',
  showsPlays: true,
  list: [{ label: 'Best score', of: ({ bestScore }) => bestScore, merge: greatest }],
  scoresOf: ([bestScore]) => ({ bestScore }),
};

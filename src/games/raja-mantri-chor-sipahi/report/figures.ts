import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { rajaMantriChorSipahi } from '../game';

export const figures: FiguresOf<typeof rajaMantriChorSipahi> = {
  key: 'm',
  list: [
    { label: 'Khel', of: ({ games }) => games, merge: greatest },
    { label: 'Rounds', of: ({ roundsPlayed }) => roundsPlayed, merge: greatest },
    { label: 'Chor pakde', of: ({ caught }) => caught, merge: greatest },
  ],
  scoresOf: ([games, roundsPlayed, caught]) => ({ games, roundsPlayed, caught }),
};

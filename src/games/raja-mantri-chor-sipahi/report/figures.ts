import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'm',
  list: [
    { label: 'Khel', of: ({ games }) => games, merge: greatest },
    { label: 'Rounds', of: ({ roundsPlayed }) => roundsPlayed, merge: greatest },
    { label: 'Chor pakde', of: ({ caught }) => caught, merge: greatest },
  ],
  scoresOf: ([games, roundsPlayed, caught]) => ({ games, roundsPlayed, caught }),
};

import type { FiguresOf } from '../../shared/report';
import { greatest } from '../../shared/report';
import type { gameFeature } from '../feature';
import { moreLifts, packLifts, unpackLifts } from './lifts';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'c',
  list: [
    { label: 'Tez: games', of: ({ fast }) => fast.games, merge: greatest },
    { label: 'Tez: best', of: ({ fast }) => fast.best, merge: greatest },
    { label: 'Aaram se: games', of: ({ calm }) => calm.games, merge: greatest },
    { label: 'Aaram se: best', of: ({ calm }) => calm.best, merge: greatest },
    {
      // With them comes their average.
      label: 'Sahi lifts',
      of: packLifts,
      merge: moreLifts,
      shown: (packed: string) => unpackLifts(packed).lifts,
    },
  ],
  scoresOf: ([fastGames, fastBest, calmGames, calmBest, lifts]) => ({
    fast: { games: fastGames, best: fastBest },
    calm: { games: calmGames, best: calmBest },
    ...unpackLifts(lifts),
  }),
};

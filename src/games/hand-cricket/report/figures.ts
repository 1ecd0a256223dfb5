import { daysIn } from '../../shared/indianDay';
import type { FiguresOf } from '../../shared/report';
import { greatest, longest } from '../../shared/report';
import type { gameFeature } from '../feature';
import { mergeOvers, packOvers, unpackOvers } from './overs';
import { lengthenOvers, shortenOvers } from './shortOvers';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'h',
  list: [
    { label: 'Matches', of: ({ matches }) => matches, merge: greatest },
    { label: 'Won', of: ({ wins }) => wins, merge: greatest },
    { label: 'Streak', of: ({ streak }) => streak, merge: longest },
    { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
    { label: 'Best innings', of: ({ bestInnings }) => bestInnings, merge: greatest },
    {
      label: 'Days of Aaj ka Over',
      of: ({ overs }) => packOvers(overs),
      short: shortenOvers,
      merge: mergeOvers,
      shown: (packed: string) => daysIn(unpackOvers(packed)).length,
    },
  ],
  scoresOf: ([matches, wins, streak, bestStreak, bestInnings, packed]) => ({
    matches,
    wins,
    streak,
    bestStreak,
    bestInnings,
    overs: unpackOvers(lengthenOvers(packed)),
  }),
};

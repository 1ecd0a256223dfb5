import type { FiguresOf } from '../../shared/report';
import { greatest, longest } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'r',
  list: [
    { label: 'Won', of: ({ tally }) => tally.playerWins, merge: greatest },
    { label: 'Lost', of: ({ tally }) => tally.computerWins, merge: greatest },
    { label: 'Tied', of: ({ tally }) => tally.ties, merge: greatest },
    { label: 'Streak', of: ({ streak }) => streak, merge: longest },
    { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
  ],
  scoresOf: ([playerWins, computerWins, ties, streak, bestStreak]) => ({
    tally: { playerWins, computerWins, ties },
    streak,
    bestStreak,
  }),
};

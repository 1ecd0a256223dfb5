import type { FiguresOf } from '../../shared/report';
import { greatest, longest } from '../../shared/report';
import type { gameFeature } from '../feature';

export const figures: FiguresOf<typeof gameFeature> = {
  key: 't',
  list: [
    { label: 'Tasks', of: ({ tasksCompleted }) => tasksCompleted, merge: greatest },
    { label: 'Streak', of: ({ streak }) => streak, merge: longest },
    { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
  ],
  scoresOf: ([tasksCompleted, streak, bestStreak]) => ({ tasksCompleted, streak, bestStreak }),
};

import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { remarks } from './content';
import { name } from './invitation';

/** Of a hundred tasks: full marks in the subject. */
const FULL_MARKS = 100;

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.tasksCompleted > before.tasksCompleted,
  rowOf: ({ tasksCompleted, streak, bestStreak }) =>
    tasksCompleted > 0
      ? {
          played: tasksCompleted,
          best: `${bestStreak} lagataar`,
          streak,
          marks: Math.min(FULL_MARKS, tasksCompleted),
          remark: bandText(remarks, tasksCompleted),
        }
      : null,
};

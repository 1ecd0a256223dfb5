import { counter, fieldsOf, oneOf } from '../sanitise';
import { DIFFICULTIES } from './rules';
import type { Kept } from './slice';

/** Sound scores out of whatever was found in storage; a best streak is never below the streak. */
export function sanitise(found: unknown): Kept {
  const { difficulty, tasksCompleted, streak, bestStreak } = fieldsOf(found);
  return {
    difficulty: oneOf(DIFFICULTIES, difficulty) ?? 'easy',
    tasksCompleted: counter(tasksCompleted),
    streak: counter(streak),
    bestStreak: Math.max(counter(bestStreak), counter(streak)),
  };
}

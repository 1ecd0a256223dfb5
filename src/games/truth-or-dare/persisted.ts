import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import { DIFFICULTIES } from './rules';
import type { Persisted } from './slice';

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, an invalid difficulty
 * 'easy'. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, completed tasks to at least best streak.
 * Example: `validate({ streak: 3 })` has a best streak of 3 and 3 completed tasks.
 */
export function validate(stored: unknown): Persisted {
  const { difficulty, tasksCompleted, streak, bestStreak } = fieldsOf(stored);
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  return {
    difficulty: oneOf(DIFFICULTIES, difficulty) ?? 'easy',
    tasksCompleted: Math.max(countOrZero(tasksCompleted), best),
    streak: countOrZero(streak),
    bestStreak: best,
  };
}

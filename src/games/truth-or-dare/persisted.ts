import { counter, fieldsOf, oneOf } from '../shared/validate';
import { DIFFICULTIES } from './rules';
import type { Persisted } from './slice';

/**
 * Sound scores out of whatever was found in storage. The best streak is never below the streak, nor
 * the tasks below the best streak: the greater count is raised, so that nobody loses any.
 */
export function validate(found: unknown): Persisted {
  const { difficulty, tasksCompleted, streak, bestStreak } = fieldsOf(found);
  const best = Math.max(counter(bestStreak), counter(streak));
  return {
    difficulty: oneOf(DIFFICULTIES, difficulty) ?? 'easy',
    tasksCompleted: Math.max(counter(tasksCompleted), best),
    streak: counter(streak),
    bestStreak: best,
  };
}

import { fieldsOf, integerUpTo } from '../shared/validate';
import { HINT_COST, MAX_SCORE } from './rules';
import type { Persisted } from './slice';

/**
 * Parses the stored best score. Takes any value; a score that cannot be reached becomes 0.
 * Example: `validate({ bestScore: 45 })` keeps 45, `validate({ bestScore: 42 })` gives 0.
 */
export function validate(stored: unknown): Persisted {
  const bestScore = integerUpTo(MAX_SCORE, fieldsOf(stored).bestScore) ?? 0;
  return { bestScore: bestScore % HINT_COST === 0 ? bestScore : 0 };
}

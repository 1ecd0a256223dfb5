import { fieldsOf, integerUpTo } from '../shared/validate';
import { QUESTION_COUNT } from './rules';
import type { Persisted } from './slice';

/**
 * Parses the stored best score. Takes any value; an invalid score becomes null, for no best score.
 * Example: `validate({ bestScore: 4 })` keeps 4, `validate({ bestScore: 6 })` gives null.
 */
export function validate(stored: unknown): Persisted {
  return { bestScore: integerUpTo(QUESTION_COUNT, fieldsOf(stored).bestScore) ?? null };
}

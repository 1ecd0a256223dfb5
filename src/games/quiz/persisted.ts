import { fieldsOf, upTo } from '../shared/validate';
import { QUESTION_COUNT } from './rules';
import type { Persisted } from './slice';

/** A sound best result out of whatever was found in storage; none where it is no score. */
export function validate(found: unknown): Persisted {
  return { bestScore: upTo(QUESTION_COUNT, fieldsOf(found).bestScore) ?? null };
}

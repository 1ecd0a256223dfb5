import { fieldsOf, upTo } from '../shared/validate';
import { HINT_COST, MAX_SCORE } from './rules';
import type { Persisted } from './slice';

/** A sound best score out of whatever was found in storage; 0 where nobody can have scored that. */
export function validate(found: unknown): Persisted {
  const bestScore = upTo(MAX_SCORE, fieldsOf(found).bestScore) ?? 0;
  return { bestScore: bestScore % HINT_COST === 0 ? bestScore : 0 };
}

import { fieldsOf, upTo } from '../sanitise';
import { HINT_COST, MAX_SCORE } from './rules';
import type { Kept } from './slice';

/** A sound best score out of whatever was found in storage; 0 where nobody can have scored that. */
export function sanitise(found: unknown): Kept {
  const bestScore = upTo(MAX_SCORE, fieldsOf(found).bestScore) ?? 0;
  return { bestScore: bestScore % HINT_COST === 0 ? bestScore : 0 };
}

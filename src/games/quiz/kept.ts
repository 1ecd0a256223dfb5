import { fieldsOf, upTo } from '../sanitise';
import { QUESTION_COUNT } from './rules';
import type { Kept } from './slice';

/** A sound best result out of whatever was found in storage; none where it is no score. */
export function sanitise(found: unknown): Kept {
  return { bestScore: upTo(QUESTION_COUNT, fieldsOf(found).bestScore) ?? null };
}

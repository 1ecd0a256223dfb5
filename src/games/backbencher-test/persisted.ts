import { fieldsOf } from '../shared/validate';
import { pointsAmong } from './rules';
import type { Persisted } from './slice';

/**
 * Parses the stored ticks. Takes any value; whatever is no point of the list is dropped, as is a second
 * tick of a point.
 * Example: `validate({ ticked: ['proxy', 'kabaddi', 'proxy'] })` gives `{ ticked: ['proxy'] }`.
 */
export function validate(stored: unknown): Persisted {
  const { ticked } = fieldsOf(stored);
  return { ticked: Array.isArray(ticked) ? pointsAmong(ticked) : [] };
}

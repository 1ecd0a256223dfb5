import { countOrZero, fieldsOf } from '../shared/validate';
import { LONGEST_MS } from './rules';
import type { Persisted, Scores } from './slice';

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, and lifts that cannot have taken
 * so long took the longest. Example: `validate({ lifts: 2, liftMs: 9000 })` has a `liftMs` of 3600.
 */
export function validate(stored: unknown): Persisted {
  const { fast, calm, lifts, liftMs } = fieldsOf(stored);
  const count = countOrZero(lifts);
  return {
    fast: scoresIn(fast),
    calm: scoresIn(calm),
    lifts: count,
    liftMs: Math.min(countOrZero(liftMs), count * LONGEST_MS),
  };
}

function scoresIn(stored: unknown): Scores {
  const { games, best } = fieldsOf(stored);
  return { games: countOrZero(games), best: countOrZero(best) };
}

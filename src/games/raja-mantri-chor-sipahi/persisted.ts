import { countOrZero, fieldsOf } from '../shared/validate';
import type { Persisted } from './slice';

/**
 * Parses the stored counts. Takes any value; an invalid count becomes 0. Counts that contradict each other
 * are raised: no game without a round, and no right guess without one.
 * Example: `validate({ caught: 3 })` has three rounds.
 */
export function validate(stored: unknown): Persisted {
  const { games, roundsPlayed, caught } = fieldsOf(stored);
  const counts = { games: countOrZero(games), caught: countOrZero(caught) };
  return {
    ...counts,
    roundsPlayed: Math.max(countOrZero(roundsPlayed), counts.games, counts.caught),
  };
}

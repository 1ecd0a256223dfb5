import { countOrZero, fieldsOf } from '../shared/validate';
import type { Persisted } from './slice';

/**
 * Parses the stored counts. Takes any value; an invalid count becomes 0. Counts that contradict each other
 * are raised: no game without a round, and no right guess without one.
 * Example: `validate({ caught: 3 })` has three rounds.
 */
export function validate(stored: unknown): Persisted {
  const { games, roundsPlayed, caught } = fieldsOf(stored);
  const least = Math.max(countOrZero(games), countOrZero(caught));
  return {
    games: countOrZero(games),
    roundsPlayed: Math.max(countOrZero(roundsPlayed), least),
    caught: countOrZero(caught),
  };
}

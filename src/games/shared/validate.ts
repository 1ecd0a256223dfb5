/**
 * For what was found in the visitor's storage, where anything may stand: each function takes an
 * unknown value and gives a sound one.
 */

/** Larger counts than anyone can play to are not ours, and would break the layout. */
const COUNTER_LIMIT = 1_000_000_000;

/** A count, or 0 for what is none. Examples: 7 stays; -3, 0.5, NaN, '7' and 1e300 are 0. */
export function counter(found: unknown): number {
  const isCount = typeof found === 'number' && Number.isInteger(found);
  return isCount && found > 0 && found < COUNTER_LIMIT ? found : 0;
}

/**
 * A whole number from 0 to `most`, or undefined.
 * Examples: `upTo(5, 5)` is 5; `upTo(5, 6)`, `upTo(5, -1)` and `upTo(5, '5')` are undefined.
 */
export function upTo(most: number, found: unknown): number | undefined {
  if (found === 0) return 0; // Minus zero too.
  const count = counter(found);
  return count > 0 && count <= most ? count : undefined;
}

/** One of the known ids, or undefined. Example: `oneOf(['easy', 'hard'], 'mad')` is undefined. */
export function oneOf<Id extends string>(ids: readonly Id[], found: unknown): Id | undefined {
  return ids.find((id) => id === found);
}

/** The fields of an object; none for what is no object. Example: `fieldsOf(null)` is `{}`. */
export function fieldsOf(found: unknown): Record<string, unknown> {
  return typeof found === 'object' ? { ...found } : {};
}

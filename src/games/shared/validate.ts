/**
 * Parsers for data from the browser's storage. The storage may contain anything, so each parser accepts any value, and
 * never throws. An invalid value gives a fallback, such as 0 or undefined.
 */

/**
 * The limit of a count; valid counts are lower. No player can reach this number, and longer numbers would break the
 * layout.
 */
const COUNT_LIMIT = 1_000_000_000;

/**
 * Returns `value` if it is a whole number from 0 to below `COUNT_LIMIT`, otherwise 0.
 * Examples: `countOrZero(7)` is 7. The result for -3, 0.5, NaN, '7' and 1e300 is 0.
 */
export function countOrZero(value: unknown): number {
  const count = Number.isInteger(value) ? Number(value) : 0;
  return count > 0 && count < COUNT_LIMIT ? count : 0;
}

/**
 * Returns `value` if it is a whole number from 0 to `max`, otherwise undefined.
 * Examples: `integerUpTo(5, 5)` is 5; `integerUpTo(5, 6)` and `integerUpTo(5, '5')` are undefined.
 */
export function integerUpTo(max: number, value: unknown): number | undefined {
  if (value === 0) return 0; // -0 becomes 0, too.
  const count = countOrZero(value);
  return count > 0 && count <= max ? count : undefined;
}

/**
 * Returns `value` if it is one of `ids`, otherwise undefined.
 * Example: `oneOf(['easy', 'hard'], 'mad')` is undefined.
 */
export function oneOf<Id extends string>(ids: readonly Id[], value: unknown): Id | undefined {
  return ids.find((id) => id === value);
}

/**
 * Returns a copy of an object's own fields; `{}` for a value that is not an object.
 * Example: `fieldsOf(null)` is `{}`.
 */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {};
}

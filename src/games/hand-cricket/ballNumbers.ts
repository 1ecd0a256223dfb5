import type { Ball, Throw } from './rules';
import { THROWS } from './rules';

const BASE = THROWS.length;

/** A ball as one number in a link. Example: `numberOf([2, 1])` is 6. */
export const numberOf = ([mine, theirs]: Ball): number => (mine - 1) * BASE + theirs - 1;

/**
 * The balls of numbers from a link; null if one of them is none.
 * Examples: `ballsIn([6])` is `[[2, 1]]`, `ballsIn([36])` is null.
 */
export function ballsIn(numbers: readonly number[]): Ball[] | null {
  if (!numbers.every((number) => number < BASE * BASE)) return null;
  return numbers.map((number) => [
    (Math.floor(number / BASE) + 1) as Throw,
    ((number % BASE) + 1) as Throw,
  ]);
}

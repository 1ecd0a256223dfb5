/** `count` draws, evenly spaced from 0 to 1. */
export const evenDraws = (count: number) =>
  Array.from({ length: count }, (_, index) => (index + 0.5) / count);

/** The greatest number below 1, and so the greatest value of `Math.random()`. */
export const GREATEST_DRAW = 1 - 2 ** -53;

/** The number of occurrences of each value. */
export function countsOf(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

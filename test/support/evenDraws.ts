/** As many draws as asked for, spread evenly over what chance can give. */
export const evenDraws = (many: number) =>
  Array.from({ length: many }, (_, index) => (index + 0.5) / many);

/** The greatest number below 1: nothing that chance gives is greater. */
export const GREATEST_DRAW = 1 - 2 ** -53;

/** How often each value comes, by its name. */
export function countsOf(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

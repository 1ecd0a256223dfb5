/** One way to lay out the blocks of a picture. */
export type Attempt = {
  /** The height of a ruled line in pixels, of which all sizes are multiples. */
  line: number;
  /** With free lines between what does not belong together. */
  isAiry: boolean;
  /** With the last rows of the working alone. */
  isCut: boolean;
};

const from = (largest: number, smallest: number, step: number, rest: Omit<Attempt, 'line'>) =>
  Array.from({ length: (largest - smallest) / step + 1 }, (_, at) => ({
    line: largest - at * step,
    ...rest,
  }));

/** From the best to what takes four names of 500 characters, the most of a field; what fits first is taken. */
export const attempts: readonly Attempt[] = [
  ...from(92, 44, 2, { isAiry: true, isCut: false }),
  ...from(50, 41, 3, { isAiry: false, isCut: false }),
  ...from(41, 14, 3, { isAiry: false, isCut: true }),
];

/**
 * How many lines to leave empty before each of the blocks, and after the last one, of those that are
 * spare: first where a block wants air, from the last one on, then above and below all of them.
 * Example: `spread(3, [false, true, false])` is `[1, 1, 0, 1]`; with 4, it begins with `[1, 2`.
 */
export function spread(spare: number, wantAir: readonly boolean[]): number[] {
  const gaps = [...wantAir.map(() => 0), 0];
  const airy = wantAir.flatMap((wants, at) => (wants ? [at] : []));
  const order = [...airy.reverse(), 0, wantAir.length];
  for (let given = 0; given < spare; given += 1) {
    const at = order[given % order.length] ?? 0;
    gaps[at] = (gaps[at] ?? 0) + 1;
  }
  return gaps;
}

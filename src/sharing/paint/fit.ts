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

/** From the best to what takes a name of 200 characters; what fits first is taken. */
export const attempts: readonly Attempt[] = [
  ...from(80, 52, 4, { isAiry: true, isCut: false }),
  ...from(56, 41, 3, { isAiry: false, isCut: false }),
  ...from(41, 29, 3, { isAiry: false, isCut: true }),
];

/**
 * How many lines to leave empty before each of the blocks, and after the last one, of those that are
 * spare: first where a block wants air, then above and below all of them, then elsewhere.
 * Example: `spread(4, [false, true, false])` is `[1, 1, 1, 1]`, and `spread(1, …)` is `[0, 1, 0, 0]`.
 */
export function spread(spare: number, wantAir: readonly boolean[]): number[] {
  const gaps = [...wantAir.map(() => 0), 0];
  const between = wantAir.map((_, at) => at).slice(1);
  const order = [
    ...between.filter((at) => wantAir[at]),
    0,
    wantAir.length,
    ...between.filter((at) => !wantAir[at]),
  ];
  for (let given = 0; given < spare; given += 1) {
    const at = order[given % order.length] ?? 0;
    gaps[at] = (gaps[at] ?? 0) + 1;
  }
  return gaps;
}

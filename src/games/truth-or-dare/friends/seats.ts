/** Where friends sit around the bottle: clockwise, the first half on the right, from the top. */

/** Example: `seatsOf([1, 2, 3])` has 1 and 2 on the right, from the top, and 3 on the left. */
export function seatsOf<Seated>(all: readonly Seated[]): { left: Seated[]; right: Seated[] } {
  const half = Math.ceil(all.length / 2);
  return { right: all.slice(0, half), left: all.slice(half).reverse() };
}

/**
 * The angle, in degrees clockwise from the top, at which the bottle points at a seat, by its place in the
 * order of `seatsOf`. The sides are as far from the bottle as their ends are above and below it.
 * Examples: of two seats the first is at 90, and the second at 270.
 */
export function angleOf(place: number, count: number): number {
  const half = Math.ceil(count / 2);
  const isRight = place < half;
  const rows = isRight ? half : count - half;
  const row = isRight ? place : count - 1 - place;
  // From -1 at the top to 1 at the bottom, at the middle of the row.
  const down = (2 * row + 1) / rows - 1;
  const turned = (Math.atan(down) * 180) / Math.PI;
  return isRight ? 90 + turned : 270 - turned;
}

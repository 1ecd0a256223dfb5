/** The rules of the Backbencher Test. All functions are pure. */

/** The points that can be ticked, in the order of the list on the screen. */
export const POINTS = [
  'window-present',
  'back-page',
  'tiffin-early',
  'proxy',
  'eraser-half',
  'board-name',
  'last-bench-run',
  'chalk-shoes',
  'borrowed-sheet',
  'prayer-eye',
  'cricket-page',
  'water-trip',
  'sleeping-book',
  'ptm-floor',
  'bus-antakshari',
  'group-punishment-laugh',
  'homework-reminder',
  'corridor-friends',
  'birthday-toffee',
  'farewell-shirt',
] as const;
export type PointId = (typeof POINTS)[number];

/** The titles, from the fewest ticks (`front`, the first bench) to the most ticks (`legend`, the last bench). */
export const TITLES = ['front', 'second', 'middle', 'back', 'legend'] as const;
export type TitleId = (typeof TITLES)[number];

/**
 * Returns the points that are in `values`, each once, in the order of `POINTS`. The order of `values` does not matter.
 * Example: `pointsAmong(['proxy', 'back-page', 'proxy', 7])` is `['back-page', 'proxy']`: 7 is not a point.
 */
export function pointsAmong(values: readonly unknown[]): PointId[] {
  return POINTS.filter((id) => values.includes(id));
}

/**
 * Returns the title for a count of ticked points from 0 to 20; null for 0.
 * Examples: `titleFor(3)` is 'front', `titleFor(4)` is 'second', `titleFor(9)` is 'middle', `titleFor(14)` is 'back',
 * and `titleFor(18)` is 'legend'.
 */
export function titleFor(count: number): TitleId | null {
  if (count === 0) return null;
  if (count >= 18) return 'legend';
  if (count >= 14) return 'back';
  if (count >= 9) return 'middle';
  return count >= 4 ? 'second' : 'front';
}

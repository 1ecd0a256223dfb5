/** Rules of the Backbencher Test. All functions are pure. */

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

/** The titles, from the first bench to the last. */
export const TITLES = ['front', 'second', 'middle', 'back', 'legend'] as const;
export type TitleId = (typeof TITLES)[number];

/**
 * Returns the points among these values, each once and in the order of the list, so that equal sets are equal lists.
 * Example: `pointsAmong(['proxy', 'back-page', 'proxy', 7])` is `['back-page', 'proxy']`.
 */
export function pointsAmong(values: readonly unknown[]): PointId[] {
  return POINTS.filter((id) => values.includes(id));
}

/**
 * Returns the title for 0 to 20 ticked points; null without a tick.
 * Examples: 3 is 'front', 4 is 'second', 9 is 'middle', 14 is 'back', 18 is 'legend'.
 */
export function titleFor(count: number): TitleId | null {
  if (count === 0) return null;
  if (count >= 18) return 'legend';
  if (count >= 14) return 'back';
  if (count >= 9) return 'middle';
  return count >= 4 ? 'second' : 'front';
}

/** Rules of the Backbencher Test. All functions are pure. */

/** What can be ticked, in the order of the list. */
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

/**
 * The points among these values, each once and in the order of the list, so that equal sets are equal
 * lists. Example: `pointsAmong(['proxy', 'back-page', 'proxy', 7])` is `['back-page', 'proxy']`.
 */
export function pointsAmong(values: readonly unknown[]): PointId[] {
  return POINTS.filter((id) => values.includes(id));
}

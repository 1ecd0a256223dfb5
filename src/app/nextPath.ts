import { games } from '../games';
import { guidePath, guideSlugs, paths } from '../paths';

const gamesInOrder: readonly string[] = games.map(({ path }) => path);
const guidesInOrder: readonly string[] = [paths.howToPlay, ...guideSlugs.map(guidePath)];

/**
 * Returns the path of the page that visitors most likely open next:
 * - after a game: the next game;
 * - after the last game: `/how-to-play`, the overview of the guides;
 * - after `/how-to-play`: the first guide;
 * - after a guide: the next guide;
 * - after the last guide, and after any other page: `/school-games`.
 *
 * Example: `/journey` gives `/school-games`.
 */
export function nextPath(path: string): string {
  for (const order of [gamesInOrder, guidesInOrder]) {
    const next = order[order.indexOf(path) + 1];
    if (order.includes(path) && next) return next;
  }
  return path === gamesInOrder[gamesInOrder.length - 1] ? paths.howToPlay : paths.games;
}

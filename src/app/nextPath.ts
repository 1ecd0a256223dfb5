import { games } from '../games';
import { guidePath, guideSlugs, paths } from '../paths';

const gamesInOrder: readonly string[] = games.map(({ path }) => path);
const guidesInOrder: readonly string[] = [paths.howToPlay, ...guideSlugs.map(guidePath)];

/**
 * The page that visitors most likely open next: from game to game and from guide to guide in their
 * order, from the last game the guides, from anywhere else the games.
 * Example: `/journey` gives `/school-games`.
 */
export function nextPath(path: string): string {
  for (const order of [gamesInOrder, guidesInOrder]) {
    const next = order[order.indexOf(path) + 1];
    if (order.includes(path) && next) return next;
  }
  return path === gamesInOrder[gamesInOrder.length - 1] ? paths.howToPlay : paths.games;
}

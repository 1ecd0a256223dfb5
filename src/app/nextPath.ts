import { games } from '../games';
import { guidePath, guideSlugs, paths } from '../paths';

const gamesInOrder: readonly string[] = games.map(({ path }) => path);
const guidesInOrder: readonly string[] = [paths.howToPlay, ...guideSlugs.map(guidePath)];

/**
 * Returns the page that visitors most likely open next: the next game after a game, the next guide after a guide,
 * the guides after the last game, and the games after any other page.
 * Example: `/journey` gives `/school-games`.
 */
export function nextPath(path: string): string {
  for (const order of [gamesInOrder, guidesInOrder]) {
    const next = order[order.indexOf(path) + 1];
    if (order.includes(path) && next) return next;
  }
  return path === gamesInOrder[gamesInOrder.length - 1] ? paths.howToPlay : paths.games;
}

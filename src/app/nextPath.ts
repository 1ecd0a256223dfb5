import { guidePath, guideSlugs, paths } from '../paths';

const gamesInOrder: readonly string[] = [
  paths.games,
  paths.truthOrDare,
  paths.rockPaperScissors,
  paths.guessTheTeacher,
  paths.quiz,
];
const guidesInOrder: readonly string[] = [paths.howToPlay, ...guideSlugs.map(guidePath)];

/**
 * The page that visitors most likely open next: from game to game and from guide to guide in their
 * order, from anywhere else the games. Example: `/journey` gives `/school-games`.
 */
export function nextPath(path: string): string {
  for (const order of [gamesInOrder, guidesInOrder]) {
    const next = order[order.indexOf(path) + 1];
    if (order.includes(path) && next) return next;
  }
  return path === paths.quiz ? paths.howToPlay : paths.games;
}

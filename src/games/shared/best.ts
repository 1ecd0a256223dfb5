import type { Game } from './game';
import { countOrZero, integerUpTo } from './validate';

/**
 * Returns the best score in stored scores of a game as a text; undefined if there is none. The scores may be any value.
 * Example: `bestText(quiz, { bestScore: 4 })` is `4 / 5`.
 */
export function bestText({ best }: Pick<Game, 'best'>, scores: unknown): string | undefined {
  if (!best) return undefined;
  try {
    const found = best.of(scores);
    const score = best.max ? integerUpTo(best.max, found) : countOrZero(found);
    return score ? best.text(score) : undefined;
  } catch {
    return undefined;
  }
}

import type { Position, Side } from './rules';
import { otherSide, runsOf } from './rules';

type Standing = Pick<Position, 'batting' | 'innings' | 'balls'>;

/**
 * The runs of both sides. Example: in the first innings, in which you have batted `[[4, 1]]`, you have 4
 * and the computer has 0.
 */
export function scoresOf({
  batting,
  innings,
  balls: [first, second],
}: Standing): Record<Side, number> {
  const opener = innings === 1 ? batting : otherSide(batting);
  const [opened, chased] = [runsOf(first, opener), runsOf(second, otherSide(opener))];
  return opener === 'you' ? { you: opened, computer: chased } : { you: chased, computer: opened };
}

/**
 * The score that wins a chase; null in the first innings.
 * Example: it is 5 where the first innings had 4 runs.
 */
export const targetOf = (standing: Standing): number | null =>
  standing.innings === 2 ? scoresOf(standing)[otherSide(standing.batting)] + 1 : null;

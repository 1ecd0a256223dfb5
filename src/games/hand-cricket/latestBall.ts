import type { Position } from './rules';
import { isOut, otherSide } from './rules';

/** The latest ball of a position, and whose hand it was that batted; null before the first. */
export function latestBall({ batting, balls: [first, second] }: Position) {
  const inSecond = second[second.length - 1];
  if (inSecond) return { ball: inSecond, batter: batting, innings: 2 as const };
  const inFirst = first[first.length - 1];
  const isSwitched = inFirst !== undefined && isOut(inFirst);
  const batter = isSwitched ? otherSide(batting) : batting;
  return inFirst ? { ball: inFirst, batter, innings: 1 as const } : null;
}

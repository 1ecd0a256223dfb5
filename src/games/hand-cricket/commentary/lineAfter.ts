import { inTurn } from '../../shared/inTurn';
import { latestBall } from '../latestBall';
import type { Position } from '../rules';
import { isOut, shownBy } from '../rules';
import { scoresOf, targetOf } from '../scores';
import { commentary, endings, lastWickets } from './content';

/** Runs. */
const FIFTY = 50;
const HUNDRED = 100;
const LAST_RUNS = 6;

/**
 * What is said after the latest ball; null before the first. The lists take turns ball by ball, so that
 * no line comes twice in a row.
 */
export function lineAfter(position: Position): string | null {
  const { balls, result } = position;
  const latest = latestBall(position);
  if (!latest) return null;
  const turn = balls[0].length + balls[1].length;
  return inTurn(result ? endings[result] : linesFor(position, latest), turn);
}

/** Whose wicket has ended the match; null where none has. */
export function lastWicket(position: Position): string | null {
  const latest = latestBall(position);
  return position.result && latest && isOut(latest.ball) ? lastWickets[latest.batter] : null;
}

function linesFor(
  position: Position,
  { ball, batter }: NonNullable<ReturnType<typeof latestBall>>,
): readonly string[] {
  const runs = scoresOf(position)[batter];
  if (isOut(ball)) return runs === 0 ? commentary.duck[batter] : commentary.out[batter];
  const scored = shownBy(batter, ball);
  const reaches = (mark: number) => runs >= mark && runs - scored < mark;
  if (reaches(HUNDRED)) return commentary.hundred[batter];
  if (reaches(FIFTY)) return commentary.fifty[batter];
  const needed = (targetOf(position) ?? Infinity) - runs;
  if (needed === 1) return commentary.level[batter];
  if (needed <= LAST_RUNS) return commentary.lastSix[batter];
  return commentary.runs[batter][scored];
}

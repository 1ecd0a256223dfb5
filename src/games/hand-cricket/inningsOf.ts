import type { InningsBalls } from './BallList';
import { labels } from './content';
import type { Position } from './rules';
import { otherSide } from './rules';

/** The innings of a match, as they are listed. */
export function inningsOf({ batting, innings, balls }: Position): InningsBalls[] {
  const first = innings === 1 ? batting : otherSide(batting);
  return [first, otherSide(first)].map((side, at) => ({
    heading: `${labels.innings(at === 0 ? 1 : 2)}: ${labels[side]}`,
    batting: side,
    balls: balls[at] ?? [],
  }));
}

import { outText, runsText } from './content';
import type { Ball, Side } from './rules';
import { isOut, shownBy } from './rules';

/** What a ball was. Example: `ballText([4, 1], 'you')` is `4 runs`. */
export const ballText = (ball: Ball, batter: Side): string =>
  isOut(ball) ? outText : runsText(shownBy(batter, ball));

/** The same before another sentence. Examples: `4 runs.`, `Out!`. */
export const ballSentence = (ball: Ball, batter: Side): string =>
  isOut(ball) ? outText : `${ballText(ball, batter)}.`;

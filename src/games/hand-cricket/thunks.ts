import type { AppThunk } from '../../state/types';
import type { Throw } from './rules';
import { drawThrow, SIDES } from './rules';
import { selectMatch } from './selectors';
import { ballThrown, tossThrown } from './slice';

/** Both hands of the toss, and what the computer would choose. */
export const throwToss =
  (mine: Throw): AppThunk =>
  (dispatch, _getState, { random }) => {
    const theirs = drawThrow(random());
    const batting = SIDES[Math.floor(random() * SIDES.length)] ?? 'you';
    dispatch(tossThrown({ hands: [mine, theirs], batting }));
  };

/**
 * Both hands of a ball. In a challenge the computer shows what it showed the friend, and what it
 * draws once that is used up. Neither depends on the player's hand.
 */
export const throwBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState, { random }) => {
    const { challenged, balls } = selectMatch(getState());
    const shown = challenged ? balls[0][balls[1].length]?.[0] : undefined;
    dispatch(ballThrown([mine, shown ?? drawThrow(random())]));
  };

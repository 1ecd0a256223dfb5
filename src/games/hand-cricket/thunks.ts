import type { AppThunk } from '../../state/types';
import { indianDay } from '../shared/indianDay';
import { throwOfDay } from './aaj-ka-over/rules';
import { selectStanding } from './aaj-ka-over/standing';
import type { Throw } from './rules';
import { drawThrow, SIDES } from './rules';
import { selectMatch, selectToday } from './selectors';
import { ballThrown, dayCame, overBallThrown, tossThrown } from './slice';

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

/** Reads the clock: over the page of Aaj ka Over the day may have turned. */
export const readDay =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const today = indianDay(now());
    const { day, balls } = selectStanding(getState());
    // The latter after a first ball that was on when the day turned, and was left.
    const isStale = today !== selectToday(getState()) || (day !== today && balls.length === 0);
    if (isStale) dispatch(dayCame(today));
  };

/** Opens the over of the present day, once that of an earlier day has ended. */
export const openOver =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(dayCame(indianDay(now())));
  };

/** Both hands of a ball of Aaj ka Over: that of the computer follows from the day. */
export const throwOverBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState) => {
    dispatch(readDay());
    const { day, balls, status } = selectStanding(getState());
    if (status !== 'open' || day === null) return;
    dispatch(overBallThrown([mine, throwOfDay(day, balls.length)]));
  };

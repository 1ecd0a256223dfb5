import type { AppThunk } from '../../../state/types';
import { FIRST_DAY, indianDay } from '../../shared/indianDay';
import type { Throw } from '../rules';
import { dayCame, overBallThrown, selectToday } from '../slice';
import { throwOfDay } from './rules';
import { selectStanding } from './standing';

/** Of a clock that says less than the first day, the day before it: no over can be begun. */
const dayOf = (time: number) => Math.max(FIRST_DAY - 1, indianDay(time));

/** Reads the clock: over the page of Aaj ka Over the day may have turned. */
export const readDay =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const today = dayOf(now());
    const { day, balls } = selectStanding(getState());
    // The latter after a first ball that was on when the day turned, and was left.
    const isStale = today !== selectToday(getState()) || (day !== today && balls.length === 0);
    if (isStale) dispatch(dayCame(today));
  };

/** Opens the over of the present day, once that of an earlier day has ended. */
export const openOver =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(dayCame(dayOf(now())));
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

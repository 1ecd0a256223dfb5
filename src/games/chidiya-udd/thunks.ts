import type { AppThunk } from '../../state/types';
import { selectGame, selectIsTimed } from './selectors';
import { fingerLifted, gamePaused } from './slice';
import type { Reaction } from './useReaction';

/** A press. One between two calls, or of a finger that is up, is nothing, and not in the log. */
export const liftFinger =
  (player: number, reaction: Reaction | null): AppThunk =>
  (dispatch, getState) => {
    const { call, turn } = selectGame(getState());
    if (call?.lifts[player] === null && reaction?.turn === turn)
      dispatch(fingerLifted({ player, ...reaction }));
  };

/** The page was hidden, or is covered: what is called now would be missed. */
export const pauseGame = (): AppThunk => (dispatch, getState) => {
  if (selectIsTimed(getState())) dispatch(gamePaused());
};

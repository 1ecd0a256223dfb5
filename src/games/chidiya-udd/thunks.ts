import type { AppThunk } from '../../state/types';
import { selectGame } from './selectors';
import { fingerLifted, gamePaused } from './slice';
import type { Reaction } from './useReaction';

/** A press; returns whether a call was on. One between two calls is nothing, and not in the log. */
export const liftFinger =
  (player: number, reaction: Reaction | null): AppThunk<boolean> =>
  (dispatch, getState) => {
    const { phase, turn } = selectGame(getState());
    if (phase !== 'calling') return false;
    if (reaction?.turn === turn) dispatch(fingerLifted({ player, ...reaction }));
    return true;
  };

/** The page was hidden: what is called now would be missed. */
export const pauseGame = (): AppThunk => (dispatch, getState) => {
  const { phase } = selectGame(getState());
  if (phase === 'waiting' || phase === 'calling') dispatch(gamePaused());
};

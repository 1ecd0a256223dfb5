import { isBlank } from '../../kit/visibleText';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { shuffled } from '../shared/shuffled';
import { roundOf } from './recording';
import type { KeptGame } from './resumable';
import { ROLES } from './rules';
import { selectGame } from './selectors';
import { gameResumed, gameStarted, roundStarted } from './slice';
import { missingNameAlert } from './tile';

/** Deals the first chits; where a name is missing, asks for it. */
export const startGame =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const missing = selectGame(getState()).names.findIndex(isBlank);
    if (missing >= 0) dispatch(alertShown(missingNameAlert(missing)));
    else dispatch(gameStarted(shuffled(ROLES, random)));
  };

export const startRound =
  (): AppThunk =>
  (dispatch, _getState, { random }) =>
    dispatch(roundStarted(shuffled(ROLES, random)));

/** Goes on with the game of this session; the round that was on is dealt anew. */
export const resumeGame =
  ({ rounds, isRoundOn, ...game }: KeptGame): AppThunk =>
  (dispatch, _getState, { random }) =>
    dispatch(
      gameResumed({
        ...game,
        rounds: rounds.flatMap((number) => roundOf(number, game.guesser) ?? []),
        deal: isRoundOn ? shuffled(ROLES, random) : [],
      }),
    );

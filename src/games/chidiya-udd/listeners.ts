import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { selectAnyMenuOpen, selectScoreResetAsked } from '../../state/uiSlice';
import { startRoundTimer } from '../shared/roundTimer';
import { nextName, pauseBefore, timeFor } from './caller';
import type { Name } from './names';
import { canFly } from './names';
import {
  selectGame,
  selectIsTimed,
  selectLatest,
  selectPlayedChallenge,
  selectTurn,
} from './selectors';
import { callMade, gameResumed, gameStarted, timePassed } from './slice';
import { pauseGame } from './thunks';

const isStarted = (action: UnknownAction) => gameStarted.match(action) || gameResumed.match(action);

/** A timer for each turn, a pause or a call; what ends one starts the next. */
export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound: selectTurn,
    isStarting: selectIsTimed,
    isRunning: selectIsTimed,
    started: { match: isStarted },
    run: (api, turn) => {
      const { call } = selectGame(api.getState());
      return call ? endCall(api, turn, call.ms) : makeCall(api, turn);
    },
  });
  startListening({
    predicate: (_action, now, before) => isCovered(now) && !isCovered(before),
    effect: (_action, { dispatch }) => dispatch(pauseGame()),
  });
}

/** By a menu, or by the question before a reset. */
const isCovered = (state: RootState) =>
  selectAnyMenuOpen(state) || selectScoreResetAsked(state) !== null;

async function makeCall(api: AppListenerApi, turn: number) {
  const { mode, calls } = selectGame(api.getState());
  const challenge = selectPlayedChallenge(api.getState());
  await api.delay(pauseBefore(mode, selectLatest(api.getState())));
  const called = calls.map(({ name }) => name as Name);
  const name = (challenge?.names[calls.length] as Name) ?? nextName(called, api.extra.random());
  api.dispatch(callMade({ turn, name, flies: canFly(name), ms: timeFor(mode, calls.length) }));
}

/** The time counts from when the call can be seen, and a press that is waiting in the queue goes first. */
async function endCall(
  { pause, delay, dispatch, extra }: AppListenerApi,
  turn: number,
  ms: number,
) {
  await pause(extra.painted());
  await delay(ms);
  await pause(extra.painted());
  dispatch(timePassed(turn));
}

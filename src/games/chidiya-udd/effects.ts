import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppListenerApi, AppStartListening, AppThunk, RootState } from '../../state/types';
import { selectAnyMenuOpen, selectScoreResetAsked } from '../../state/uiSlice';
import { startRoundTimer } from '../shared/roundTimer';
import { nextName, pauseBefore, timeFor, trickOf } from './caller';
import { callText } from './content';
import type { Name } from './names';
import { canFly } from './names';
import { hasMistake, rightOf } from './rules';
import type { ChidiyaUddState, Persisted } from './slice';
import {
  callMade,
  chidiyaUddSlice,
  fingerLifted,
  gamePaused,
  gameResumed,
  gameStarted,
  persisted,
  selectGame,
  selectIsTimed,
  selectLatest,
  selectPlayedChallenge,
  selectTurn,
  timePassed,
} from './slice';
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

/** A bird's, which the caller makes to trick. */
const BIRD_PITCH = 1.9;

/** The voices before the first call; the call, in words; the stamp for a mistake; the bell at the end, confetti where it is celebrated. */
export function cuesOf(now: ChidiyaUddState, before: ChidiyaUddState): Cue[] {
  if (now.phase === 'ready' && now.turn !== before.turn) return ['voices'];
  if (now.call && now.turn !== before.turn)
    return callCues(now.call.name as Name, now.calls.length);
  const settled = now.turn !== before.turn && now.calls.length > before.calls.length;
  const latest = now.calls[now.calls.length - 1];
  if (!settled || !latest) return [];
  const cues: Cue[] = hasMistake(latest) ? [{ sound: 'stamp' }] : [];
  if (now.phase === 'over') cues.push({ sound: 'bell', delayMs: 400 });
  if (now.phase === 'over' && isCelebrated(now)) cues.push('confetti');
  return cues;
}

/** A new best score, or more than a friend has. */
const isCelebrated = ({ challenge, calls, isRecord }: ChidiyaUddState) =>
  challenge ? rightOf(calls, 0) > challenge.score : isRecord;

function callCues(name: Name, index: number): Cue[] {
  const words = callText(name);
  if (trickOf(name, index) !== 'voice') return [{ words }];
  return [{ sound: 'chirp' }, { words, pitch: BIRD_PITCH }];
}

export const feature = {
  slice: chidiyaUddSlice,
  persisted,
  startListeners,
  cuesOf,
} satisfies Feature<ChidiyaUddState, Persisted>;

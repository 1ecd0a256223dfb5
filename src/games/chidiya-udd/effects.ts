import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppListenerApi, AppStartListening, AppThunk, RootState } from '../../state/types';
import { selectAnyMenuOpen, selectScoreResetAsked } from '../../state/uiSlice';
import { startRoundTimer } from '../shared/roundTimer';
import type { Name } from './caller';
import { canFly, nextName, pauseBefore, timeFor, trickOf } from './caller';
import { callText } from './content';
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
  playedChallengeOf,
  selectCall,
  selectCalls,
  selectIsTimed,
  selectLatest,
  selectMode,
  selectPlayedChallenge,
  selectTurn,
  timePassed,
} from './slice';

/**
 * The reaction of a player to a turn. A turn is a call, or the pause before a call; `turn` is its number. `ms` is the
 * time from the moment when the turn became visible until the press.
 */
export type Reaction = { turn: number; ms: number };

/**
 * Lifts the finger of a player. Dispatches no action for a press that has no effect: a press between two calls, or a
 * press for a finger that is already lifted. Such actions would only fill the log of actions.
 */
export const liftFinger =
  (player: number, reaction: Reaction | null): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    if (selectCall(state)?.lifts[player] === null && reaction?.turn === selectTurn(state))
      dispatch(fingerLifted({ player, ...reaction }));
  };

/**
 * Pauses a running game. Called when the page is hidden or the game is covered, because the player would miss a call.
 */
export const pauseGame = (): AppThunk => (dispatch, getState) => {
  if (selectIsTimed(getState())) dispatch(gamePaused());
};

const isStarted = (action: UnknownAction) => gameStarted.match(action) || gameResumed.match(action);

/**
 * Starts a timer for each turn. A turn is a call, or the pause before a call; when a turn ends, the timer of the next
 * turn starts. Also pauses the game when a menu or the question before a score reset covers the game.
 */
function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound: selectTurn,
    isStarting: selectIsTimed,
    isRunning: selectIsTimed,
    started: { match: isStarted },
    run: (api, turn) => {
      const call = selectCall(api.getState());
      return call ? endCall(api, turn, call.ms) : makeCall(api, turn);
    },
  });
  startListening({
    predicate: (_action, now, before) => isCovered(now) && !isCovered(before),
    effect: (_action, { dispatch }) => dispatch(pauseGame()),
  });
}

/** Whether the game is covered by a menu, or by the question before a score reset. */
const isCovered = (state: RootState) =>
  selectAnyMenuOpen(state) || selectScoreResetAsked(state) !== null;

async function makeCall({ getState, delay, dispatch, extra }: AppListenerApi, turn: number) {
  const state = getState();
  const mode = selectMode(state);
  const called = selectCalls(state).map(({ name }) => name as Name);
  const index = called.length;
  const friendsName = selectPlayedChallenge(state)?.names[index] as Name | undefined;
  await delay(pauseBefore(mode, selectLatest(state)));
  const name = friendsName ?? nextName(called, extra.random());
  dispatch(callMade({ turn, name, flies: canFly(name), ms: timeFor(mode, index) }));
}

/**
 * Ends a call when its time has passed. The time starts when the call is painted on the screen. The second wait for a
 * paint lets the browser first handle a press that is already in the event queue.
 */
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

/** The pitch of the spoken words in a call with the trick `voice`: the caller imitates a bird. */
const BIRD_PITCH = 1.9;

/**
 * Returns the sounds and effects of a change of the state. When a game starts or continues: `voices`, which makes the
 * device list its voices before the first call. When a call starts: the words of the call. After a mistake: the sound
 * of the stamp. At the end of the game: the bell, and confetti for a win.
 */
function cuesOf(now: ChidiyaUddState, before: ChidiyaUddState): Cue[] {
  if (now.turn === before.turn) return [];
  if (now.phase === 'ready') return ['voices'];
  if (now.call) return callCues(now.call.name as Name, now.calls.length);
  const latest = now.calls[now.calls.length - 1];
  if (!latest || now.calls.length <= before.calls.length) return [];
  const cues: Cue[] = hasMistake(latest) ? [{ sound: 'stamp' }] : [];
  if (now.phase === 'over') cues.push({ sound: 'bell', delayMs: 400 });
  if (now.phase === 'over' && isWon(now)) cues.push('confetti');
  return cues;
}

/**
 * Whether the player has won. In a game for a challenge, the score must be higher than the friend's score. In any other
 * game, the score must be a new best score.
 */
function isWon(state: ChidiyaUddState) {
  const challenge = playedChallengeOf(state);
  return challenge ? rightOf(state.calls, 0) > challenge.score : state.isRecord;
}

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

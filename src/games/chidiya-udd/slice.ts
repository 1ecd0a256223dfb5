import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { scoresTaken } from '../../state/scoresTaken';
import type { Call, Mode } from './rules';
import { isOver, isRight, playersOf, rightOf } from './rules';

export type ChidiyaUddState = {
  /** `ready`: before the first call, and after a pause; `waiting`: after a call. */
  phase: 'idle' | 'ready' | 'calling' | 'waiting' | 'paused' | 'over';
  mode: Mode;
  /** Counts phases of a game, so that actions of an earlier one's timer or press can be ignored. */
  turn: number;
  /** The one that is on, and how much time it leaves, in milliseconds. */
  call: (Call & { ms: number }) | null;
  /** Those of the game that are over, in order: score and mistakes follow from them. */
  calls: Call[];
  /** That of a friend, accepted. It waits for a game in its mode, and is played once. */
  challenge: Challenge | null;
  /** Whether this game is the best so far. */
  isRecord: boolean;
  fast: Scores;
  calm: Scores;
  /** Right lifts in fast games, and how long all of them took, in milliseconds. */
  lifts: number;
  liftMs: number;
};

export type Scores = { games: number; best: number };

/** The calls of a friend, and how many of them were right. */
export type Challenge = { mode: 'fast' | 'calm'; score: number; names: string[] };

export type Persisted = Pick<ChidiyaUddState, 'fast' | 'calm' | 'lifts' | 'liftMs'>;

const noGame = {
  phase: 'idle',
  call: null,
  calls: [],
  isRecord: false,
} satisfies Partial<ChidiyaUddState>;

const noScores: Persisted = {
  fast: { games: 0, best: 0 },
  calm: { games: 0, best: 0 },
  lifts: 0,
  liftMs: 0,
};

const initialState: ChidiyaUddState = {
  ...noGame,
  ...noScores,
  mode: 'fast',
  turn: 0,
  challenge: null,
};

export const isOn = ({ phase }: ChidiyaUddState) => phase !== 'idle' && phase !== 'over';

/** The challenge that is played in the mode that is chosen; null where it waits for its own. */
export const challengeOf = ({ mode, challenge }: ChidiyaUddState) =>
  challenge?.mode === mode ? challenge : null;

function clearGame(state: ChidiyaUddState) {
  if (state.phase === 'over' && challengeOf(state)) state.challenge = null;
  Object.assign(state, noGame);
}

function enter(state: ChidiyaUddState, phase: ChidiyaUddState['phase']) {
  state.phase = phase;
  state.turn += 1;
}

function settle(state: ChidiyaUddState, { name, flies, lifts }: Call) {
  const call = { name, flies, lifts };
  state.calls.push(call);
  state.call = null;
  enter(state, isOver(state.mode, state.calls) ? 'over' : 'waiting');
  if (state.mode !== 'duel') score(state, state[state.mode], call);
}

/** The best score counts at once: a game that is left, or a phone that dies, loses nothing. */
function score(state: ChidiyaUddState, scores: Scores, call: Call) {
  const score = rightOf(state.calls, 0);
  if (score > scores.best) {
    state.isRecord = true;
    scores.best = score;
  }
  if (state.phase === 'over') scores.games += 1;
  const [ms = null] = call.lifts;
  if (state.mode !== 'fast' || ms === null || !isRight(call, 0)) return;
  state.lifts += 1;
  state.liftMs += ms;
}

type Called = { turn: number; name: string; flies: boolean; ms: number };
type Lifted = { turn: number; player: number; ms: number };

declare module '../../state/reducer' {
  interface LazySlices {
    chidiyaUdd: ChidiyaUddState;
  }
}

export const chidiyaUddSlice = createSlice({
  name: 'chidiyaUdd',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<Mode>) {
      if (isOn(state)) return;
      clearGame(state);
      state.mode = payload;
    },
    /** Also the next one. */
    gameStarted(state) {
      if (isOn(state)) return;
      clearGame(state);
      enter(state, 'ready');
    },
    callMade(state, { payload: { turn, name, flies, ms } }: PayloadAction<Called>) {
      const isAwaited = state.phase === 'ready' || state.phase === 'waiting';
      if (!isAwaited || turn !== state.turn) return;
      state.call = { name, flies, ms, lifts: Array(playersOf(state.mode)).fill(null) };
      enter(state, 'calling');
    },
    fingerLifted(state, { payload: { turn, player, ms } }: PayloadAction<Lifted>) {
      const { call } = state;
      if (!call || turn !== state.turn || call.lifts[player] !== null || ms > call.ms) return;
      call.lifts[player] = ms;
      if (!call.lifts.includes(null)) settle(state, call);
    },
    timePassed(state, { payload: turn }: PayloadAction<number>) {
      if (state.call && turn === state.turn) settle(state, state.call);
    },
    /** A call that is on does not count. */
    gamePaused(state) {
      if (!isOn(state) || state.phase === 'paused') return;
      state.call = null;
      enter(state, 'paused');
    },
    gameResumed(state) {
      if (state.phase === 'paused') enter(state, 'ready');
    },
    challengeAccepted(state, { payload }: PayloadAction<Challenge>) {
      Object.assign(state, noGame, { mode: payload.mode, challenge: payload });
    },
    scoresReset(state) {
      clearGame(state);
      Object.assign(state, noScores);
    },
    /** Ends a game that is on; the result of one that is over stays. */
    gameLeft(state) {
      if (isOn(state)) clearGame(state);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.chidiyaUdd);
    }),
});

export const {
  modeChosen,
  gameStarted,
  callMade,
  fingerLifted,
  timePassed,
  gamePaused,
  gameResumed,
  challengeAccepted,
  scoresReset,
  gameLeft,
} = chidiyaUddSlice.actions;

/** The part of the state that is persisted. */
export const selectPersisted = ({ fast, calm, lifts, liftMs }: ChidiyaUddState): Persisted => ({
  fast,
  calm,
  lifts,
  liftMs,
});

import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { countOrZero, fieldsOf } from '../shared/validate';
import type { Call, Mode } from './rules';
import { isOver, isRight, LONGEST_MS, playersOf, pointsOf, rightOf, winnerOf } from './rules';

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

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, and lifts that cannot have taken
 * so long took the longest. Example: `validate({ lifts: 2, liftMs: 9000 })` has a `liftMs` of 3600.
 */
export function validate(stored: unknown): Persisted {
  const { fast, calm, lifts, liftMs } = fieldsOf(stored);
  const count = countOrZero(lifts);
  return {
    fast: scoresIn(fast),
    calm: scoresIn(calm),
    lifts: count,
    liftMs: Math.min(countOrZero(liftMs), count * LONGEST_MS),
  };
}

function scoresIn(stored: unknown): Scores {
  const { games, best } = fieldsOf(stored);
  return { games: countOrZero(games), best: countOrZero(best) };
}

export const selectGame = sliceSelector(chidiyaUddSlice);
export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectTurn = (state: RootState) => selectGame(state).turn;

/** Whether a game is on, paused or not. */
export const selectIsOn = (state: RootState) => isOn(selectGame(state));

/** The challenge that this game is; null for any other game. */
export const selectPlayedChallenge = (state: RootState) => challengeOf(selectGame(state));

/** Whether time passes. */
export const selectIsTimed = (state: RootState) =>
  ['ready', 'calling', 'waiting'].includes(selectPhase(state));

/** What the last call was, until the next one; null before the first, and after a pause. */
export const selectLatest = (state: RootState) => {
  const { phase, calls } = selectGame(state);
  return phase === 'waiting' ? (calls[calls.length - 1] ?? null) : null;
};

/** The call on the screen: the one that is on, or what the last one was. */
export const selectShown = (state: RootState) => selectGame(state).call ?? selectLatest(state);

/** Its place in the game, from 0. */
export const selectShownIndex = (state: RootState) =>
  selectGame(state).calls.length - (selectLatest(state) ? 1 : 0);

export const selectScore = (state: RootState) => rightOf(selectGame(state).calls, 0);

/** Example: `averageOf({ lifts: 2, liftMs: 901 })` is 451. */
export const averageOf = ({ lifts, liftMs }: { lifts: number; liftMs: number }): number =>
  lifts > 0 ? Math.round(liftMs / lifts) : 0;

/** Of two players: what the other one has given away. */
export const selectPoints = (state: RootState, player: 0 | 1) =>
  pointsOf(selectGame(state).calls, player);

/** Of a game of two that is over; null if they are level. */
export const selectWinner = (state: RootState) => winnerOf(selectGame(state).calls);

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<ChidiyaUddState, Persisted>;

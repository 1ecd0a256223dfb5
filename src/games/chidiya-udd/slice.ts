import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { countOrZero, fieldsOf } from '../shared/validate';
import type { Call, Mode } from './rules';
import {
  averageOf,
  isOver,
  isRight,
  LONGEST_MS,
  livesOf,
  playersOf,
  pointsOf,
  rightOf,
  winnerOf,
} from './rules';

export type ChidiyaUddState = {
  /**
   * `ready`: before the first call, or after a pause. `calling`: during a call. `waiting`: between a call and the next
   * call.
   */
  phase: 'idle' | 'ready' | 'calling' | 'waiting' | 'paused' | 'over';
  mode: Mode;
  /**
   * The number of phases so far. A timer or a press remembers the number of its phase, and is ignored in a later phase.
   */
  turn: number;
  /** The current call; null if there is no current call. `ms` is the time for an answer in milliseconds. */
  call: (Call & { ms: number }) | null;
  /** The finished calls of the game, in order. The score and the mistakes are computed from the calls. */
  calls: Call[];
  /**
   * The friend's challenge that the player has accepted; null if there is none. The challenge waits for a game in the
   * mode of the challenge, and is played only once.
   */
  challenge: Challenge | null;
  /** Whether the score of this game is a new best score. */
  isRecord: boolean;
  fast: Scores;
  calm: Scores;
  /** The number of correct lifts in fast games. `liftMs` is the total time of these lifts in milliseconds. */
  lifts: number;
  liftMs: number;
};

export type Scores = { games: number; best: number };

/** The finished game of a friend: the mode, the number of calls that were right, and the names that were called. */
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

const isOn = ({ phase }: ChidiyaUddState) => phase !== 'idle' && phase !== 'over';

/**
 * Returns the challenge if the chosen mode is the mode of the challenge. Otherwise the challenge waits, and the result
 * is null.
 */
export const playedChallengeOf = ({ mode, challenge }: ChidiyaUddState) =>
  challenge?.mode === mode ? challenge : null;

/** Returns the latest call during the pause before the next call (phase `waiting`); null in any other phase. */
const latestOf = ({ phase, calls }: ChidiyaUddState) =>
  phase === 'waiting' ? (calls[calls.length - 1] ?? null) : null;

function clearGame(state: ChidiyaUddState) {
  if (state.phase === 'over' && playedChallengeOf(state)) state.challenge = null;
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

/**
 * Adds a finished call to the scores. The best score is updated after each call and not at the end of the game.
 * Otherwise the best score would be lost if the player leaves the game or the phone switches off.
 */
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
    /** Starts a game: the first game, or a new game after a finished game. */
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
    /** Pauses the game. The current call is dropped and does not count. */
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
    /** Ends a running game when the player leaves the page. The result of a finished game stays. */
    gameLeft(state) {
      if (isOn(state)) clearGame(state);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.chidiyaUdd);
    }),
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectMode: ({ mode }) => mode,
    selectTurn: ({ turn }) => turn,
    selectCall: ({ call }) => call,
    selectCalls: ({ calls }) => calls,
    /** Whether a game has started and is not over. A paused game counts, too. */
    selectIsOn: isOn,
    selectIsDuelOn: (state) => isOn(state) && state.mode === 'duel',
    /** Whether a timer runs, for a call or for the pause before a call. */
    selectIsTimed: ({ phase }) => ['ready', 'calling', 'waiting'].includes(phase),
    selectLatest: latestOf,
    /** The call on the screen: the current call, or the latest call until the next call starts. */
    selectShown: (state) => state.call ?? latestOf(state),
    /** The index of the call on the screen among the calls of the game, from 0. */
    selectShownIndex: (state) => state.calls.length - (latestOf(state) ? 1 : 0),
    selectChallenge: ({ challenge }) => challenge,
    selectPlayedChallenge: playedChallengeOf,
    selectScore: ({ calls }) => rightOf(calls, 0),
    selectLives: ({ mode, calls }) => livesOf(mode, calls, 0),
    selectIsRecord: ({ isRecord }) => isRecord,
    /** The best score in the chosen mode. A duel has no best score. */
    selectBest: ({ mode, fast, calm }) => (mode === 'calm' ? calm : fast).best,
    selectPoints: ({ calls }, player: 0 | 1) => pointsOf(calls, player),
    selectWinner: ({ calls }) => winnerOf(calls),
    selectFast: ({ fast }) => fast,
    selectCalm: ({ calm }) => calm,
    selectAverage: averageOf,
  },
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

export const {
  selectPhase,
  selectMode,
  selectTurn,
  selectCall,
  selectCalls,
  selectIsOn,
  selectIsDuelOn,
  selectIsTimed,
  selectLatest,
  selectShown,
  selectShownIndex,
  selectChallenge,
  selectPlayedChallenge,
  selectScore,
  selectLives,
  selectIsRecord,
  selectBest,
  selectPoints,
  selectWinner,
  selectFast,
  selectCalm,
  selectAverage,
} = chidiyaUddSlice.getSelectors(sliceSelector(chidiyaUddSlice));

/**
 * Parses the stored scores. `stored` may be any value. An invalid count becomes 0. `liftMs` is limited to 1800
 * milliseconds for each lift.
 * Example: `validate({ lifts: 2, liftMs: 9000 })` has a `liftMs` of 3600, which is 2 * 1800.
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

/** The part of the state that is kept after the visit: all scores. */
export const persisted = {
  version: 1,
  select: ({ fast, calm, lifts, liftMs }) => ({ fast, calm, lifts, liftMs }),
  validate,
  reset: scoresReset,
} satisfies Persistence<ChidiyaUddState, Persisted>;

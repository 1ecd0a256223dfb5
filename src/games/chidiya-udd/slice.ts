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
  /** `ready`: before the first call, and after a pause; `waiting`: after a call. */
  phase: 'idle' | 'ready' | 'calling' | 'waiting' | 'paused' | 'over';
  mode: Mode;
  /** The number of phases so far. Timers and presses carry it: a timer or press of an earlier phase is ignored. */
  turn: number;
  /**
   * The call that is on, with the time in which it can be answered, in milliseconds (`ms`); null between two calls.
   */
  call: (Call & { ms: number }) | null;
  /** The earlier calls of the game, in order: score and mistakes follow from them. */
  calls: Call[];
  /** The accepted challenge of a friend. It waits for a game in its mode, and is played once. */
  challenge: Challenge | null;
  /** Whether the score of this game is the best so far. */
  isRecord: boolean;
  fast: Scores;
  calm: Scores;
  /** The number of right lifts in fast games, and how long all of them took, in milliseconds. */
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

const isOn = ({ phase }: ChidiyaUddState) => phase !== 'idle' && phase !== 'over';

/** The challenge that is played in the mode that is chosen; null for a challenge that waits for another mode. */
const playedChallengeOf = ({ mode, challenge }: ChidiyaUddState) =>
  challenge?.mode === mode ? challenge : null;

/** The last call, from its end until the next one; null before the first call, and after a pause. */
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
 * Counts a call in the scores. The best score is raised at once, and not at the end of the game, so that it is kept
 * if the player leaves the game or the phone switches off.
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
    /** Starts the first game, and each further game. */
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
    /** Pauses the game; a call that is on does not count. */
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
    /** Ends a game that is on; the result of a game that is over stays. */
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
    /** Whether a game is on, paused or not. */
    selectIsOn: isOn,
    selectIsDuelOn: (state) => isOn(state) && state.mode === 'duel',
    /** Whether a timer runs. */
    selectIsTimed: ({ phase }) => ['ready', 'calling', 'waiting'].includes(phase),
    selectLatest: latestOf,
    /** The call on the screen: the call that is on, or the latest call. */
    selectShown: (state) => state.call ?? latestOf(state),
    /** The place in the game of the call on the screen, from 0. */
    selectShownIndex: (state) => state.calls.length - (latestOf(state) ? 1 : 0),
    selectChallenge: ({ challenge }) => challenge,
    selectPlayedChallenge: playedChallengeOf,
    selectScore: ({ calls }) => rightOf(calls, 0),
    selectLives: ({ mode, calls }) => livesOf(mode, calls, 0),
    selectIsRecord: ({ isRecord }) => isRecord,
    /** The best score in the mode that is chosen, for one player. */
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
 * Parses the stored scores. Takes any value; an invalid count becomes 0, and a `liftMs` that is greater than the
 * lifts can have taken becomes the greatest possible time. Example: `validate({ lifts: 2, liftMs: 9000 })` has a
 * `liftMs` of 3600.
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

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ fast, calm, lifts, liftMs }) => ({ fast, calm, lifts, liftMs }),
  validate,
  reset: scoresReset,
} satisfies Persistence<ChidiyaUddState, Persisted>;

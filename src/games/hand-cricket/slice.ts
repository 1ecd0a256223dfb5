import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { countOrZero, fieldsOf } from '../shared/validate';
import type { Ball, Parity, Position, Side } from './rules';
import {
  afterBall,
  digitsOf,
  hasEnded,
  isCalled,
  otherSide,
  RECENT_LENGTH,
  runsOf,
  startOf,
} from './rules';

export type HandCricketState = Omit<Position, 'batting'> & {
  phase: 'toss' | 'choice' | 'ready' | 'throwing' | 'over';
  calledParity: Parity;
  /** Both hands of the toss; null before it, and in a challenge. */
  toss: Ball | null;
  batting: Side | null;
  /** Whether the first innings is that of a friend, whose link was accepted. */
  challenged: boolean;
  /** Both hands of the ball that is on, in the match or in the over; shown when it is settled. */
  thrown: Ball | null;
  /** Counts the balls, so that actions of an earlier ball's timer can be ignored. */
  round: number;
  matches: number;
  wins: number;
  /** Matches won in a row; a tie neither increases nor ends it. */
  streak: number;
  bestStreak: number;
  /** Runs. */
  bestInnings: number;
  /** The latest matches, newest first: who batted first, and the digits of each innings. */
  recent: string[];
  /** The Indian day when the clock was last read, and that of the over on the screen. */
  today: number | null;
  day: number | null;
  /** That over before its latest ball was thrown: another tab may play it meanwhile. */
  over: string;
  /** Aaj ka Over, by day: the digits of its balls so far. */
  overs: Record<string, string>;
};

/** How a match stands that has begun, and is not over. */
export type MatchOn = Pick<Position, 'batting' | 'innings' | 'balls'> & { challenged: boolean };

export type Persisted = Pick<
  HandCricketState,
  'matches' | 'wins' | 'streak' | 'bestStreak' | 'bestInnings' | 'recent' | 'overs'
>;

const noMatch = {
  phase: 'toss',
  toss: null,
  batting: null,
  innings: 1,
  balls: [[], []],
  result: null,
  challenged: false,
} satisfies Partial<HandCricketState>;

const noScores = {
  matches: 0,
  wins: 0,
  streak: 0,
  bestStreak: 0,
  bestInnings: 0,
  recent: [],
} satisfies Partial<HandCricketState>;

const initialState: HandCricketState = {
  ...noMatch,
  ...noScores,
  calledParity: 'odd',
  thrown: null,
  round: 0,
  today: null,
  day: null,
  over: '',
  overs: {},
};

/** The over on the screen; empty before its first ball. */
const overOf = ({ day, overs }: HandCricketState): string => overs[`${day}`] ?? '';

const isUnderWay = (over: string) => over !== '' && !hasEnded(over);

/** With the ball that is on, if it is one of the match. */
function clearMatch(state: HandCricketState) {
  if (state.phase === 'throwing') state.thrown = null;
  Object.assign(state, noMatch);
}

function throwHands(state: HandCricketState, hands: Ball) {
  state.thrown = hands;
  state.round += 1;
}

function settleInMatch(state: HandCricketState, ball: Ball) {
  const { innings, balls, result } = state;
  const batting = state.batting as Side;
  const position = afterBall({ batting, innings, balls, result }, ball);
  Object.assign(state, position, { phase: position.result ? 'over' : 'ready' });
  if (batting === 'you' && (position.result || position.innings !== innings)) {
    const runs = runsOf(position.balls[innings - 1] as Ball[], batting);
    state.bestInnings = Math.max(state.bestInnings, runs);
  }
  if (position.result) countMatch(state, position);
}

function countMatch(state: HandCricketState, { batting, balls, result }: Position) {
  state.matches += 1;
  if (result === 'You win!') {
    state.wins += 1;
    state.streak += 1;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
  } else if (result === 'Computer wins!') {
    state.streak = 0;
  }
  const first = state.challenged ? 'friend' : otherSide(batting);
  state.recent.unshift([first, ...balls.map(digitsOf)].join('-'));
  state.recent.splice(RECENT_LENGTH);
}

declare module '../../state/reducer' {
  interface LazySlices {
    handCricket: HandCricketState;
  }
}

export const handCricketSlice = createSlice({
  name: 'handCricket',
  initialState,
  reducers: {
    parityCalled(state, { payload }: PayloadAction<Parity>) {
      if (state.phase === 'toss') state.calledParity = payload;
    },
    /** `batting` is what the computer chooses if it wins. */
    tossThrown(state, { payload }: PayloadAction<{ hands: Ball; batting: Side }>) {
      if (state.phase !== 'toss') return;
      state.toss = payload.hands;
      if (isCalled(state.calledParity, payload.hands)) state.phase = 'choice';
      else Object.assign(state, startOf(payload.batting), { phase: 'ready' });
    },
    battingChosen(state, { payload }: PayloadAction<Side>) {
      if (state.phase !== 'choice') return;
      Object.assign(state, startOf(payload), { phase: 'ready' });
    },
    ballThrown(state, { payload }: PayloadAction<Ball>) {
      if (state.phase !== 'ready' || state.thrown) return;
      state.phase = 'throwing';
      throwHands(state, payload);
    },
    ballSettled(state, { payload }: PayloadAction<number>) {
      const { thrown, round } = state;
      if (!thrown || payload !== round) return;
      state.thrown = null;
      if (state.phase === 'throwing') settleInMatch(state, thrown);
      else if (overOf(state) === state.over)
        state.overs[`${state.day}`] = state.over + digitsOf([thrown]);
    },
    matchStarted(state) {
      if (state.phase === 'over') clearMatch(state);
    },
    /** That of this session, which a reload has broken off. `match` is null before it is chosen who bats. */
    matchResumed(
      state,
      {
        payload: { calledParity, toss, match },
      }: PayloadAction<Pick<HandCricketState, 'calledParity' | 'toss'> & { match: MatchOn | null }>,
    ) {
      if (state.phase !== 'toss' && state.phase !== 'over') return;
      clearMatch(state);
      Object.assign(state, { calledParity, toss, ...match, phase: match ? 'ready' : 'choice' });
    },
    /** With the friend's innings, as if the computer had played it. */
    challengeAccepted(state, { payload }: PayloadAction<Ball[]>) {
      clearMatch(state);
      Object.assign(state, {
        phase: 'ready',
        batting: 'you',
        innings: 2,
        balls: [payload, []],
        challenged: true,
      });
    },
    /** The clock was read. An over belongs to the day on which it began. */
    dayCame(state, { payload }: PayloadAction<number>) {
      state.today = payload;
      const isBallOn = state.thrown && state.phase !== 'throwing';
      if (!isBallOn && !isUnderWay(overOf(state))) state.day = payload;
    },
    overBallThrown(state, { payload }: PayloadAction<Ball>) {
      if (state.thrown || state.day === null || hasEnded(overOf(state))) return;
      state.over = overOf(state);
      throwHands(state, payload);
    },
    /** The days of Aaj ka Over stay: a day is played once. */
    scoresReset(state) {
      clearMatch(state);
      Object.assign(state, noScores);
    },
    /** The match stays; a ball that is on is not played. */
    gameLeft(state) {
      state.thrown = null;
      if (state.phase === 'throwing') state.phase = 'ready';
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.handCricket);
    }),
});

export const {
  parityCalled,
  tossThrown,
  battingChosen,
  ballThrown,
  ballSettled,
  matchStarted,
  matchResumed,
  challengeAccepted,
  dayCame,
  overBallThrown,
  scoresReset,
  gameLeft,
} = handCricketSlice.actions;

const persistedKeys = [...Object.keys(noScores), 'overs'] as (keyof Persisted)[];

/** The part of the state that is persisted. The other selectors come with the view: `selectors.ts`. */
export const selectPersisted = (state: HandCricketState) =>
  Object.fromEntries(persistedKeys.map((key) => [key, state[key]])) as Persisted;

/** Two digits for each ball; both are the same in the last one at most, which is Out. */
const BALLS = '(?:([1-6])(?!\\N)[1-6])*[1-6]{2}';
const balls = (group: number) => BALLS.replace('N', `${group}`);

const MATCH = new RegExp(`^(?:you|computer|friend)-${balls(1)}-${balls(2)}$`);
const OVER = new RegExp(`^(?=.{2,12}$)${balls(1)}$`);
const DAY = /^[1-9]\d{0,5}$/;

/** In characters; longer texts were not written by the game. */
const MATCH_LIMIT = 1000;

/**
 * Parses what is stored. Takes any value; an invalid count becomes 0, an invalid match or day is
 * dropped. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, wins to at least best streak, matches to at least wins and those that are listed.
 * Example: `validate({ streak: 3 })` has a best streak of 3, 3 wins and 3 matches.
 */
export function validate(stored: unknown): Persisted {
  const { matches, wins, streak, bestStreak, bestInnings, recent, overs } = fieldsOf(stored);
  const latest = Array.isArray(recent) ? recent.filter(isMatch).slice(0, RECENT_LENGTH) : [];
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  const won = Math.max(countOrZero(wins), best);
  return {
    matches: Math.max(countOrZero(matches), won, latest.length),
    wins: won,
    streak: countOrZero(streak),
    bestStreak: best,
    bestInnings: countOrZero(bestInnings),
    recent: latest,
    overs: Object.fromEntries(Object.entries(fieldsOf(overs)).filter(isOver)) as Persisted['overs'],
  };
}

const isMatch = (stored: unknown) =>
  typeof stored === 'string' && stored.length <= MATCH_LIMIT && MATCH.test(stored);

const isOver = ([day, stored]: [string, unknown]) =>
  DAY.test(day) && typeof stored === 'string' && OVER.test(stored);

export const selectMatch = sliceSelector(handCricketSlice);
export const selectIsThrowing = (state: RootState) => selectMatch(state).thrown !== null;
export const selectRound = (state: RootState) => selectMatch(state).round;
export const selectToday = (state: RootState) => selectMatch(state).today;
export const selectOvers = (state: RootState) => selectMatch(state).overs;

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<HandCricketState, Persisted>;

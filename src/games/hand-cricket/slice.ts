import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { daysIn, isCredible } from '../shared/indianDay';
import { countOrZero, fieldsOf } from '../shared/validate';
import { statusOf } from './aaj-ka-over/rules';
import type { BegunMatch } from './recording';
import { chaseOf, keptText } from './recording';
import type { Ball, Parity, Position, Side } from './rules';
import { afterBall, digitsOf, hasEnded, isCalled, RECENT_LENGTH, runsOf, startOf } from './rules';

export type HandCricketState = Omit<Position, 'batting'> & {
  phase: 'toss' | 'choice' | 'ready' | 'throwing' | 'over';
  calledParity: Parity;
  /** Both hands of the toss; null before the toss, and in a challenge. */
  toss: Ball | null;
  /** The side that bats now; null until it is decided who bats first. */
  batting: Side | null;
  /** Whether the match is a challenge: its first innings is a friend's innings, and came with the friend's link. */
  challenged: boolean;
  /**
   * The thrown ball that does not count yet, in the match or in Aaj ka Over; null at other times. The screen shows two
   * fists until the action `ballSettled` makes the ball count.
   */
  thrown: Ball | null;
  /**
   * The number of balls that were thrown so far. The action `ballSettled` has the number of a ball as its payload. The
   * action is ignored if this ball is not the latest ball.
   */
  round: number;
  matches: number;
  wins: number;
  /** The number of matches won in a row. A tie does not change the streak. */
  streak: number;
  bestStreak: number;
  /** The most runs that the player has made in one innings. */
  bestInnings: number;
  /** Whether the player's innings of this match is the longest of all. The first innings is not. */
  isRecord: boolean;
  /** The latest matches, newest first, each as a text of `keptText`. Example: `you-4122-3416`. */
  recent: string[];
  /** The day in India when the clock was last read; null before the first reading. */
  today: number | null;
  /** The day in India of the over on the screen; null before the clock is read. */
  day: number | null;
  /**
   * The digits of the over on the screen, without the ball that was thrown last. If `overs` has other digits when
   * `ballSettled` is dispatched, the thrown ball is dropped, because another tab has played the over in the meantime.
   */
  over: string;
  /** The overs of Aaj ka Over, by day. Each over is a text of `digitsOf` with the balls so far. */
  overs: Record<string, string>;
};

export type Persisted = Pick<
  HandCricketState,
  'matches' | 'wins' | 'streak' | 'bestStreak' | 'bestInnings' | 'recent' | 'overs'
>;

const noMatch = {
  isRecord: false,
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

/** Returns the digits of the over on the screen; empty before the first ball. */
const overOf = ({ day, overs }: HandCricketState): string => overs[`${day}`] ?? '';

const isUnderWay = (over: string) => over !== '' && !hasEnded(over);

/** Removes the match from the state. A thrown ball of the match is dropped; a thrown ball of Aaj ka Over stays. */
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
    state.isRecord = state.bestInnings > 0 && runs > state.bestInnings;
    state.bestInnings = Math.max(state.bestInnings, runs);
  }
  if (position.result) countMatch(state, position);
}

function countMatch(state: HandCricketState, position: Position) {
  state.matches += 1;
  if (position.result === 'You win!') {
    state.wins += 1;
    state.streak += 1;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
  } else if (position.result === 'Computer wins!') {
    state.streak = 0;
  }
  state.recent.unshift(keptText({ ...position, challenged: state.challenged }));
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
    /** `batting` is the side that bats first if the computer wins the toss. */
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
    /** Continues the match that a reload has interrupted. `match` is null if the player had not yet chosen who bats. */
    matchResumed(
      state,
      {
        payload: { calledParity, toss, match },
      }: PayloadAction<
        Pick<HandCricketState, 'calledParity' | 'toss'> & { match: BegunMatch | null }
      >,
    ) {
      if (state.phase !== 'toss' && state.phase !== 'over') return;
      clearMatch(state);
      Object.assign(state, { calledParity, toss, ...match, phase: match ? 'ready' : 'choice' });
    },
    /** Starts a challenge. The payload is the friend's innings, which counts as an innings of the computer. */
    challengeAccepted(state, { payload }: PayloadAction<Ball[]>) {
      clearMatch(state);
      Object.assign(state, chaseOf(payload), { phase: 'ready', challenged: true });
    },
    /**
     * Sets `today` to the day from the clock, and shows the over of today. An over that is under way stays on the
     * screen instead, because an over belongs to the day on which it began.
     */
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
    /**
     * Resets the scores of the matches. The overs of Aaj ka Over stay: without them, the player could play the over of
     * today again.
     */
    scoresReset(state) {
      clearMatch(state);
      Object.assign(state, noScores);
    },
    /** Drops a thrown ball that does not count yet, when the visitor leaves the page. The match stays in the state. */
    gameLeft(state) {
      state.thrown = null;
      if (state.phase === 'throwing') state.phase = 'ready';
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.handCricket);
    }),
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectCalledParity: ({ calledParity }) => calledParity,
    selectToss: ({ toss }) => toss,
    selectIsChallenged: ({ challenged }) => challenged,
    /**
     * The position of the match; null before the first innings. Each call returns a new object, so the result must be
     * compared with `shallowEqual`.
     */
    selectPosition: ({ batting, innings, balls, result }): Position | null =>
      batting && { batting, innings, balls, result },
    /**
     * The number that the computer must show next in a challenge. The computer repeats the numbers of the friend's
     * innings, in order. Undefined without a challenge, and after the last number of the friend's innings.
     */
    selectShownToFriend: ({ challenged, balls: [friend, own] }) =>
      challenged ? friend[own.length]?.[0] : undefined,
    /** Whether there is a thrown ball that does not count yet, in the match or in Aaj ka Over. */
    selectIsThrowing: ({ thrown }) => thrown !== null,
    selectRound: ({ round }) => round,
    selectMatches: ({ matches }) => matches,
    selectWins: ({ wins }) => wins,
    selectStreak: ({ streak }) => streak,
    selectBestStreak: ({ bestStreak }) => bestStreak,
    selectBestInnings: ({ bestInnings }) => bestInnings,
    selectIsRecord: ({ isRecord }) => isRecord,
    selectRecent: ({ recent }) => recent,
    selectToday: ({ today }) => today,
    selectDay: ({ day }) => day,
    /** The over on the screen, as digits. */
    selectOverOnScreen: overOf,
    selectOverStatus: (state) => statusOf(state.day, overOf(state), daysIn(state.overs)),
    /**
     * Whether the over on the screen belongs to a day before today, or to a day more than a month after today. In
     * the second case, the clock was wrong when the over began.
     */
    selectIsOfOtherDay: ({ day, today }) =>
      day !== null && today !== null && (day < today || !isCredible(day, today)),
    selectOvers: ({ overs }) => overs,
  },
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

export const {
  selectPhase,
  selectCalledParity,
  selectToss,
  selectIsChallenged,
  selectPosition,
  selectShownToFriend,
  selectIsThrowing,
  selectRound,
  selectMatches,
  selectWins,
  selectStreak,
  selectBestStreak,
  selectIsRecord,
  selectBestInnings,
  selectRecent,
  selectToday,
  selectDay,
  selectOverOnScreen,
  selectOverStatus,
  selectIsOfOtherDay,
  selectOvers,
} = handCricketSlice.getSelectors(sliceSelector(handCricketSlice));

/**
 * The pattern of the balls of an innings, two digits for each ball. Two equal digits are Out, so only the last ball may
 * have equal digits. `balls` replaces `N` by the number of the group `([1-6])` in the whole pattern.
 */
const BALLS = '(?:([1-6])(?!\\N)[1-6])*[1-6]{2}';
const balls = (group: number) => BALLS.replace('N', `${group}`);

const MATCH = new RegExp(`^(?:you|computer|friend)-${balls(1)}-${balls(2)}$`);
const OVER = new RegExp(`^(?=.{2,12}$)${balls(1)}$`);
const DAY = /^[1-9]\d{0,5}$/;

/** The most characters of a stored match. A longer text is dropped, because nobody plays a match of 500 balls. */
const MATCH_LIMIT = 1000;

/**
 * Returns valid scores for any stored value. An invalid count becomes 0; an invalid match or over is dropped. If two
 * counts contradict each other, the smaller count is raised, because a player must not lose any score. The best streak
 * is at least the streak. The wins are at least the best streak. The matches are at least the wins, and at least the
 * number of matches in `recent`.
 * Example: `validate({ streak: 3 })` has a streak of 3, a best streak of 3, 3 wins and 3 matches.
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

/** The part of the state that is stored for the next visit. */
export const persisted = {
  version: 1,
  select({ matches, wins, streak, bestStreak, bestInnings, recent, overs }) {
    return { matches, wins, streak, bestStreak, bestInnings, recent, overs };
  },
  validate,
  reset: scoresReset,
} satisfies Persistence<HandCricketState, Persisted>;

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
  /** The side that bats; null until it is decided who bats first. */
  batting: Side | null;
  /** Whether the first innings is the innings of a friend, whose link was accepted. */
  challenged: boolean;
  /**
   * Both hands of the ball that was thrown, in the match or in the over, until the ball is settled; the screen shows
   * them only then.
   */
  thrown: Ball | null;
  /**
   * The number of balls that were thrown so far. An event carries the number of its ball, and is ignored if the ball
   * is not the latest one.
   */
  round: number;
  matches: number;
  wins: number;
  /** Matches won in a row; a tie neither lengthens nor ends the streak. */
  streak: number;
  bestStreak: number;
  /** The most runs of one innings of the player. */
  bestInnings: number;
  /** The latest matches, newest first: who batted first, and the digits of each innings, as in `you-4122-3416`. */
  recent: string[];
  /** The Indian day at the latest reading of the clock; null before the first reading. */
  today: number | null;
  /** The Indian day of the over on the screen. */
  day: number | null;
  /**
   * The digits of the over on the screen before its latest ball was thrown. If the stored digits differ when the ball
   * is settled, the ball is dropped: another tab has played on in the over since the throw.
   */
  over: string;
  /** The overs of Aaj ka Over by day, each as the digits of its balls so far. */
  overs: Record<string, string>;
};

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

/** Ends the match. A ball that was thrown is dropped if it belongs to the match, and not to Aaj ka Over. */
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
    /** `batting` is the side that the computer lets bat first if the computer wins the toss. */
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
    /** Continues the match that a reload has interrupted. `match` is null before the player has chosen who bats. */
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
    /** The friend's innings becomes the first innings, as if the computer had played it. */
    challengeAccepted(state, { payload }: PayloadAction<Ball[]>) {
      clearMatch(state);
      Object.assign(state, chaseOf(payload), { phase: 'ready', challenged: true });
    },
    /** The clock was read. An over that is under way stays on the screen: it belongs to the day on which it began. */
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
     * Resets the scores of the match. The overs of Aaj ka Over stay, as the over of a day may be played only once.
     */
    scoresReset(state) {
      clearMatch(state);
      Object.assign(state, noScores);
    },
    /** Keeps the match when the visitor leaves the page, but drops a ball that was thrown and is not settled. */
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
     * The position of the match; null before the first innings. Each call returns a new object: compare by
     * `shallowEqual`.
     */
    selectPosition: ({ batting, innings, balls, result }): Position | null =>
      batting && { batting, innings, balls, result },
    /**
     * The number that the computer showed the friend with the same ball of the friend's innings; undefined without a
     * challenge, and after the friend's last ball.
     */
    selectShownToFriend: ({ challenged, balls: [friend, own] }) =>
      challenged ? friend[own.length]?.[0] : undefined,
    /** Whether a ball was thrown and is not settled, in the match or in the over. */
    selectIsThrowing: ({ thrown }) => thrown !== null,
    selectRound: ({ round }) => round,
    selectMatches: ({ matches }) => matches,
    selectWins: ({ wins }) => wins,
    selectStreak: ({ streak }) => streak,
    selectBestStreak: ({ bestStreak }) => bestStreak,
    selectBestInnings: ({ bestInnings }) => bestInnings,
    selectRecent: ({ recent }) => recent,
    selectToday: ({ today }) => today,
    selectDay: ({ day }) => day,
    /** The over on the screen, as digits. */
    selectOverOnScreen: overOf,
    selectOverStatus: (state) => statusOf(state.day, overOf(state), daysIn(state.overs)),
    /**
     * Whether the over on the screen is not of today: a new day has begun since then, or a wrong clock was put right.
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
 * The pattern of the balls of an innings, two digits for each ball. Only the last ball may have the same digit twice,
 * as it is then Out. `N` stands for the number of the group in the whole pattern.
 */
const BALLS = '(?:([1-6])(?!\\N)[1-6])*[1-6]{2}';
const balls = (group: number) => BALLS.replace('N', `${group}`);

const MATCH = new RegExp(`^(?:you|computer|friend)-${balls(1)}-${balls(2)}$`);
const OVER = new RegExp(`^(?=.{2,12}$)${balls(1)}$`);
const DAY = /^[1-9]\d{0,5}$/;

/** The most characters of a kept match. A longer text is dropped: the game has never written a longer text. */
const MATCH_LIMIT = 1000;

/**
 * Parses what is stored. Takes any value; an invalid count becomes 0, an invalid match or day is dropped. Counts that
 * contradict each other are raised, so that no player loses any: best streak to at least streak, wins to at least best
 * streak, matches to at least wins and the matches that are listed.
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

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select({ matches, wins, streak, bestStreak, bestInnings, recent, overs }) {
    return { matches, wins, streak, bestStreak, bestInnings, recent, overs };
  },
  validate,
  reset: scoresReset,
} satisfies Persistence<HandCricketState, Persisted>;

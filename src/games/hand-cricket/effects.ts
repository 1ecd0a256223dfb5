import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../../platform/env';
import type { Feature, Resumable } from '../../state/feature';
import type { AppStartListening, AppThunk } from '../../state/types';
import { pageReturned, selectPath } from '../../state/uiSlice';
import { FIRST_DAY, indianDay } from '../shared/indianDay';
import { startRoundTimer } from '../shared/roundTimer';
import { fieldsOf, oneOf } from '../shared/validate';
import { summaryOf, throwOfDay } from './aaj-ka-over/rules';
import { overPath } from './game';
import type { BegunMatch } from './recording';
import { keptText, positionsSoFar, recordingOf } from './recording';
import type { Ball, Parity, Throw } from './rules';
import {
  BALL_MS,
  drawThrow,
  hasEnded,
  isCalled,
  isInnings,
  isOut,
  PARITIES,
  SIDES,
  THROWS,
} from './rules';
import type { HandCricketState, Persisted } from './slice';
import {
  ballSettled,
  ballThrown,
  dayCame,
  handCricketSlice,
  matchResumed,
  overBallThrown,
  persisted,
  selectDay,
  selectIsThrowing,
  selectOverOnScreen,
  selectOverStatus,
  selectRound,
  selectShownToFriend,
  selectToday,
  tossThrown,
} from './slice';

/**
 * The id of the group of the six number buttons. The group gets the focus when it appears in place of the button that
 * was pressed.
 */
export const THROWS_ID = 'throws';
/** The id of the button Bat. The buttons Bat and Bowl appear when the player has won the toss. */
export const BAT_ID = 'bat';

/**
 * Throws both hands of the toss. Also draws the side that bats first; this draw counts only if the computer wins the
 * toss.
 */
export const throwToss =
  (mine: Throw): AppThunk =>
  (dispatch, _getState, { random }) => {
    const theirs = drawThrow(random());
    const batting = SIDES[Math.floor(random() * SIDES.length)] ?? 'you';
    dispatch(tossThrown({ hands: [mine, theirs], batting }));
  };

/**
 * Throws both hands of a ball. The computer's number does not depend on the player's number. In a challenge, the
 * computer repeats the numbers that it showed in the friend's innings, in order. Without a challenge, or after the last
 * of these numbers, the computer's number is drawn at random.
 */
export const throwBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState, { random }) => {
    const theirs = selectShownToFriend(getState()) ?? drawThrow(random());
    dispatch(ballThrown([mine, theirs]));
  };

/**
 * Returns the day in India at a time in milliseconds since 1970. For any time before the first day of Aaj ka Over, the
 * result is the day before the first day. No over may begin on that day.
 */
const dayOf = (time: number) => Math.max(FIRST_DAY - 1, indianDay(time));

/** Reads the clock, because a new day may have begun since the page of Aaj ka Over was opened. */
export const readDay =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const today = dayOf(now());
    // The over on the screen can be an empty over of yesterday. Example: the first ball is thrown just before midnight;
    // at midnight, `dayCame` keeps the day because of this ball; then the visitor leaves the page, and the ball is
    // dropped.
    const isEarlier = selectOverOnScreen(state) === '' && selectDay(state) !== today;
    if (today !== selectToday(state) || isEarlier) dispatch(dayCame(today));
  };

/** Opens the over of today, when the over on the screen has ended and belongs to another day. */
export const openOver =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(dayCame(dayOf(now())));
  };

/**
 * Throws both hands of a ball of Aaj ka Over. The computer's number depends only on the day and on the position of the
 * ball in the over.
 */
export const throwOverBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState) => {
    dispatch(readDay());
    const state = getState();
    const day = selectDay(state);
    if (selectOverStatus(state) !== 'open' || day === null) return;
    const { balls } = summaryOf(selectOverOnScreen(state));
    dispatch(overBallThrown([mine, throwOfDay(day, balls.length)]));
  };

const isThrown = (action: UnknownAction) =>
  ballThrown.match(action) || overBallThrown.match(action);

/** Starts the listeners. The match and Aaj ka Over share one timer, because only one ball is thrown at a time. */
function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: selectIsThrowing,
    isRunning: selectIsThrowing,
    started: { match: isThrown },
    run: async (api, round) => {
      await api.delay(BALL_MS);
      api.dispatch(ballSettled(round));
    },
  });
  // The day is read again when the visitor returns, because a phone with the page of Aaj ka Over open can sleep over
  // midnight.
  startListening({
    predicate: (action, now) => pageReturned.match(action) && selectPath(now) === overPath,
    effect: (_action, { dispatch }) => dispatch(readDay()),
  });
}

/**
 * Returns the sounds and effects of a state change. A thrown ball gets the sound of chalk, Out gets the sound of a
 * stamp, and the end of a match or an over gets the bell. A won match gets confetti if it is a challenge, or if the
 * last ball sets a new best innings or best streak. A match that ends with Out gets no confetti, even when the computer
 * is out, because Out is not something to celebrate.
 */
function cuesOf(now: HandCricketState, before: HandCricketState): Cue[] {
  if (now.thrown && now.round !== before.round) return [{ sound: 'chalk' }];
  if (!before.thrown || !isPlayed(before.thrown, now, before)) return [];
  const cues: Cue[] = isOut(before.thrown) ? [{ sound: 'stamp' }] : [];
  if (isEnd(now, before)) cues.push({ sound: 'bell', delayMs: 400 });
  if (isWon(now, before) && !isOut(before.thrown)) cues.push('confetti');
  return cues;
}

/**
 * Returns whether the thrown ball now counts in the match or in the over. The ball does not count if the visitor left
 * the page before the hands opened.
 */
const isPlayed = (ball: Ball, now: HandCricketState, before: HandCricketState) =>
  !now.thrown && (now.overs !== before.overs || now.balls.flat().includes(ball));

const isEnd = (now: HandCricketState, before: HandCricketState) =>
  now.result !== before.result ||
  (now.overs !== before.overs && hasEnded(now.overs[`${now.day}`] ?? ''));

const isWon = (now: HandCricketState, before: HandCricketState) =>
  now.wins > before.wins && (now.challenged || isNewBest(now, before));

const isNewBest = (now: HandCricketState, before: HandCricketState) =>
  now.bestInnings > before.bestInnings || now.bestStreak > before.bestStreak;

type KeptMatch = {
  calledParity: Parity;
  /** Both hands of the toss; null in a challenge. */
  toss: Ball | null;
  /** The match as a text of `keptText`; null if the player has not yet chosen who bats. */
  match: string | null;
};

/**
 * Keeps a match for a reload of the page, from the end of the toss until the result. A thrown ball that does not count
 * yet is not kept.
 */
export const resumable: Resumable<HandCricketState, KeptMatch> = {
  select({ phase, calledParity, toss, batting, innings, balls, challenged }) {
    if (phase === 'toss' || phase === 'over') return null;
    const match = batting && keptText({ batting, innings, balls, challenged });
    return { calledParity, toss, match };
  },
  validate(found) {
    const { calledParity, toss, match } = fieldsOf(found);
    const parity = oneOf(PARITIES, calledParity);
    const thrown = isBall(toss) ? toss : null;
    if (!parity) return null;
    if (match === null)
      return thrown && isCalled(parity, thrown)
        ? { calledParity: parity, toss: thrown, match }
        : null;
    const on = matchIn(match);
    if (!on || on.challenged !== (thrown === null)) return null;
    return { calledParity: parity, toss: thrown, match: keptText(on) };
  },
  resume: ({ match, ...toss }) => ({
    resumed: matchResumed({ ...toss, match: match === null ? null : matchIn(match) }),
    focusId: match === null ? BAT_ID : THROWS_ID,
  }),
};

const KEPT_MATCH = /^(?:you|computer|friend)-(?:[1-6]{2})*-(?:[1-6]{2})*$/;
/** The most characters of a kept match. A longer text is not read, because nobody plays a match of 500 balls. */
const KEPT_LIMIT = 1000;

/** Returns the match in a text of `keptText`; null for a match that is over, and for any other value. */
function matchIn(text: unknown): BegunMatch | null {
  if (typeof text !== 'string' || text.length > KEPT_LIMIT || !KEPT_MATCH.test(text)) return null;
  const recording = recordingOf(text);
  const challenged = recording.first === 'friend';
  if (challenged && !isInnings(recording.friend)) return null;
  const positions = positionsSoFar(recording);
  const position = positions?.[positions.length - 1];
  if (!position || position.result) return null;
  const { batting, innings, balls } = position;
  const match = { batting, innings, balls, challenged };
  // `KEPT_MATCH` does not check where the first innings ends. `keptText` divides the innings after Out. If the stored
  // text divides the innings after another ball, the game has not written the text.
  return keptText(match) === text ? match : null;
}

const isBall = (found: unknown): found is Ball =>
  Array.isArray(found) && found.length === 2 && found.every((hand) => THROWS.includes(hand));

export const feature = {
  slice: handCricketSlice,
  persisted,
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<HandCricketState, Persisted>;

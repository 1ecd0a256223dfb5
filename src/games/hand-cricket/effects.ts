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
 * The id of the group of the six throw buttons. The group gets the focus when it replaces the control that had the
 * focus.
 */
export const THROWS_ID = 'throws';
/** The id of the first of the two buttons after a toss that the player has won. */
export const BAT_ID = 'bat';

/**
 * Throws both hands of the toss. Also draws which side the computer lets bat first, which counts only if the computer
 * wins the toss.
 */
export const throwToss =
  (mine: Throw): AppThunk =>
  (dispatch, _getState, { random }) => {
    const theirs = drawThrow(random());
    const batting = SIDES[Math.floor(random() * SIDES.length)] ?? 'you';
    dispatch(tossThrown({ hands: [mine, theirs], batting }));
  };

/**
 * Throws both hands of a ball. The computer's hand does not depend on the player's hand. In a challenge the computer
 * shows what it showed the friend with the same ball. Without a challenge, or after the friend's last ball, the
 * computer's hand is drawn.
 */
export const throwBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState, { random }) => {
    const theirs = selectShownToFriend(getState()) ?? drawThrow(random());
    dispatch(ballThrown([mine, theirs]));
  };

/**
 * Returns the Indian day of a time in milliseconds. A clock that is before the first day of Aaj ka Over gives the day
 * before the first day, on which no over may begin.
 */
const dayOf = (time: number) => Math.max(FIRST_DAY - 1, indianDay(time));

/** Reads the clock, as a new day may have begun while the page of Aaj ka Over is open. */
export const readDay =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const today = dayOf(now());
    // An over without a ball may be of an earlier day: its first ball was thrown just before midnight, which kept the
    // day, and then the visitor left the page, which dropped the ball.
    const isEarlier = selectOverOnScreen(state) === '' && selectDay(state) !== today;
    if (today !== selectToday(state) || isEarlier) dispatch(dayCame(today));
  };

/** Opens the over of today, after an over of an earlier day has ended on the screen. */
export const openOver =
  (): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(dayCame(dayOf(now())));
  };

/**
 * Throws both hands of a ball of Aaj ka Over: the computer's hand follows from the day and the number of the ball.
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

/** Starts one timer for the match and Aaj ka Over together, as at most one ball of both is thrown at a time. */
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
  // The day is read again when the visitor returns, as a phone can sleep over midnight while the page of Aaj ka Over
  // is open.
  startListening({
    predicate: (action, now) => pageReturned.match(action) && selectPath(now) === overPath,
    effect: (_action, { dispatch }) => dispatch(readDay()),
  });
}

/**
 * Returns the sounds and effects of a change: chalk when a ball is thrown, the stamp for Out, the bell at the end of
 * a match or an over, and confetti for a match that is won with a new best or against a friend. A match that ends
 * with Out gets no confetti: Out is nothing to celebrate, whichever side is out.
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
 * Whether the ball that was thrown has become a ball of the match or of the over. A ball whose page the visitor left
 * before the hands opened has become neither.
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
  /** The text of the match, as `keptText` writes it; null before the player has chosen who bats. */
  match: string | null;
};

/**
 * Keeps a match for a reload, from the toss up to its last ball. A ball for which the fists still beat is not kept.
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
/** The most characters of a kept match. A longer text is not read, as nobody plays a match of so many balls. */
const KEPT_LIMIT = 1000;

/** Returns the match in a text of `keptText`, if the match is not over; null for any other value. */
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
  // The first innings ends with Out. The game has not written a text that divides the innings at another ball.
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

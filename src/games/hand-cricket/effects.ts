import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppStartListening, AppThunk } from '../../state/types';
import { pageReturned, selectPath } from '../../state/uiSlice';
import { startRoundTimer } from '../shared/roundTimer';
import { overPath } from './game';
import { resumable } from './resumable';
import type { Ball, Throw } from './rules';
import { BALL_MS, drawThrow, hasEnded, isOut, SIDES } from './rules';
import type { HandCricketState, Persisted } from './slice';
import {
  ballSettled,
  ballThrown,
  handCricketSlice,
  overBallThrown,
  persisted,
  selectIsThrowing,
  selectMatch,
  selectRound,
  tossThrown,
} from './slice';

/** Both hands of the toss, and what the computer would choose. */
export const throwToss =
  (mine: Throw): AppThunk =>
  (dispatch, _getState, { random }) => {
    const theirs = drawThrow(random());
    const batting = SIDES[Math.floor(random() * SIDES.length)] ?? 'you';
    dispatch(tossThrown({ hands: [mine, theirs], batting }));
  };

/**
 * Both hands of a ball. In a challenge the computer shows what it showed the friend, and what it
 * draws once that is used up. Neither depends on the player's hand.
 */
export const throwBall =
  (mine: Throw): AppThunk =>
  (dispatch, getState, { random }) => {
    const { challenged, balls } = selectMatch(getState());
    const shown = challenged ? balls[0][balls[1].length]?.[0] : undefined;
    dispatch(ballThrown([mine, shown ?? drawThrow(random())]));
  };

const isThrown = (action: UnknownAction) =>
  ballThrown.match(action) || overBallThrown.match(action);

/** One timer for the balls of the match and of Aaj ka Over: at most one ball is on. */
export function startListeners(startListening: AppStartListening) {
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
  // A phone can sleep over midnight with the page open.
  startListening({
    predicate: (action, now) => pageReturned.match(action) && selectPath(now) === overPath,
    effect: async (_action, { dispatch }) => {
      // In the chunk of that page: the match does without.
      const { readDay } = await import(
        /* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/thunks'
      );
      dispatch(readDay());
    },
  });
}

/**
 * Chalk for a ball, the stamp for Out, the bell at the end; confetti for a match that is won with a new best, or
 * against a friend. Out is nothing to celebrate, whosever it was.
 */
export function cuesOf(now: HandCricketState, before: HandCricketState): Cue[] {
  if (now.thrown && now.round !== before.round) return [{ sound: 'chalk' }];
  if (!before.thrown || !isPlayed(before.thrown, now, before)) return [];
  const cues: Cue[] = isOut(before.thrown) ? [{ sound: 'stamp' }] : [];
  if (isEnd(now, before)) cues.push({ sound: 'bell', delayMs: 400 });
  if (isWon(now, before) && !isOut(before.thrown)) cues.push('confetti');
  return cues;
}

/** Whether the ball that was on is now one of the match or of the over. One that was left is not. */
const isPlayed = (ball: Ball, now: HandCricketState, before: HandCricketState) =>
  !now.thrown && (now.overs !== before.overs || now.balls.flat().includes(ball));

const isEnd = (now: HandCricketState, before: HandCricketState) =>
  now.result !== before.result ||
  (now.overs !== before.overs && hasEnded(now.overs[`${now.day}`] ?? ''));

const isWon = (now: HandCricketState, before: HandCricketState) =>
  now.wins > before.wins && (now.challenged || isNewBest(now, before));

const isNewBest = (now: HandCricketState, before: HandCricketState) =>
  now.bestInnings > before.bestInnings || now.bestStreak > before.bestStreak;

export const feature = {
  slice: handCricketSlice,
  persisted,
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<HandCricketState, Persisted>;

import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppThunk, RootState } from '../../state/types';
import { resultCues } from '../shared/cue';
import type { DrawnCard, TeacherType } from './rules';
import { drawCard, drawHint, drawTeacher } from './rules';
import type { GuessTheTeacherState, Persisted } from './slice';
import {
  classStarted,
  guessTheTeacherSlice,
  hintRevealed,
  nextTeacherCame,
  persisted,
  selectChallenge,
  selectHint,
  selectPhase,
  selectRound,
  selectSeenCards,
  selectTeacherType,
  teacherGuessed,
} from './slice';

/** Draws a teacher other than the last one, and then one of the teacher's cards. */
function drawRound(state: RootState, random: () => number): DrawnCard {
  const teacherType = drawTeacher(random(), selectTeacherType(state));
  return { teacherType, card: drawCard(random(), selectSeenCards(state)[teacherType]) };
}

/** Starts a class with a drawn card. */
export const startClass =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(classStarted(drawRound(getState(), random)));
  };

/** Starts a class when the game is opened for the first time in a visit; later, the class goes on. */
export const enterClass = (): AppThunk => (dispatch, getState) => {
  if (selectPhase(getState()) === 'idle') dispatch(startClass());
};

/**
 * Guesses the teacher of the round in the store. While DevTools shows an older state, the round in the store is a
 * past round.
 */
export const guessTeacher =
  (guess: TeacherType): AppThunk =>
  (dispatch, getState) => {
    dispatch(teacherGuessed({ round: selectRound(getState()), guess }));
  };

/** Shows the next card: in a challenge the next card of the friend's class, otherwise a drawn card. */
export const callNextTeacher =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const state = getState();
    const fixed = selectChallenge(state)?.cards[selectRound(state)];
    dispatch(nextTeacherCame(fixed ?? drawRound(state, random)));
  };

/** Draws one of the hints of the card. A second press of the button draws no further hint. */
export const askForHint =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (selectHint(getState()) !== null) return;
    dispatch(hintRevealed({ round: selectRound(getState()), hint: drawHint(random()) }));
  };

/**
 * Returns the sounds and effects of a change: chalk after a guess; at the end of a class the stamp, with confetti for
 * a new best score. In a challenge, the confetti is for a score above the friend's score instead.
 */
export function cuesOf(now: GuessTheTeacherState, before: GuessTheTeacherState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'guessed') return [{ sound: 'chalk' }];
  if (now.phase !== 'ended') return [];
  const { challenge, score } = now;
  return resultCues(challenge ? score > challenge.score : now.bestScore > before.bestScore);
}

export const feature = {
  slice: guessTheTeacherSlice,
  persisted,
  cuesOf,
} satisfies Feature<GuessTheTeacherState, Persisted>;

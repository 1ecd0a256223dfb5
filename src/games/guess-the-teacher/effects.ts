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

/** Draws the card of a round: first a teacher other than the previous teacher, then one of the teacher's cards. */
function drawRound(state: RootState, random: () => number): DrawnCard {
  const teacherType = drawTeacher(random(), selectTeacherType(state));
  return { teacherType, card: drawCard(random(), selectSeenCards(state)[teacherType]) };
}

/** Starts a class (a game of five rounds), and draws the first card. */
export const startClass =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(classStarted(drawRound(getState(), random)));
  };

/**
 * Starts a class when the game is opened for the first time in a visit. When the game is opened again, the class in
 * the store goes on.
 */
export const enterClass = (): AppThunk => (dispatch, getState) => {
  if (selectPhase(getState()) === 'idle') dispatch(startClass());
};

/**
 * Makes the player's guess. The action carries the number of the round on the screen, because DevTools may show a past
 * round. The reducer works on the newest state, and ignores a guess for another round.
 */
export const guessTeacher =
  (guess: TeacherType): AppThunk =>
  (dispatch, getState) => {
    dispatch(teacherGuessed({ round: selectRound(getState()), guess }));
  };

/** Shows the next card. In a challenge, the card comes from the friend's class; otherwise a card is drawn. */
export const callNextTeacher =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const state = getState();
    const fixed = selectChallenge(state)?.cards[selectRound(state)];
    dispatch(nextTeacherCame(fixed ?? drawRound(state, random)));
  };

/** Draws one of the hints of the card. A second press of the button in the same round does nothing. */
export const askForHint =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (selectHint(getState()) !== null) return;
    dispatch(hintRevealed({ round: selectRound(getState()), hint: drawHint(random()) }));
  };

/**
 * Returns the cues (sounds and confetti) of a state change. A guess has the sound of chalk. The end of a class has the
 * stamp, and confetti for a new best score. In a challenge, confetti needs a score above the friend's score instead.
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

import type { AppThunk, RootState } from '../../state/types';
import { drawCard, drawHint, drawTeacher } from './pageRules';
import type { DrawnCard, TeacherType } from './rules';
import {
  selectChallenge,
  selectHint,
  selectPhase,
  selectRound,
  selectSeenCards,
  selectTeacherType,
} from './selectors';
import { classStarted, hintRevealed, nextTeacherCame, teacherGuessed } from './slice';

/** Draws a teacher other than the last one, then one of the teacher's cards. */
function drawRound(state: RootState, random: () => number): DrawnCard {
  const teacherType = drawTeacher(random(), selectTeacherType(state));
  return { teacherType, card: drawCard(random(), selectSeenCards(state)[teacherType]) };
}

/** Starts a class with a teacher other than the last one. */
export const startClass =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(classStarted(drawRound(getState(), random)));
  };

/** Dispatched when the game is mounted: continues a running class, otherwise starts one. */
export const enterClass = (): AppThunk => (dispatch, getState) => {
  if (selectPhase(getState()) === 'idle') dispatch(startClass());
};

/** Guesses in the round of the current state, which in DevTools may be a past one. */
export const guessTeacher =
  (guess: TeacherType): AppThunk =>
  (dispatch, getState) => {
    dispatch(teacherGuessed({ round: selectRound(getState()), guess }));
  };

/** The next one of the accepted challenge; without one, drawn. */
export const callNextTeacher =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const state = getState();
    const fixed = selectChallenge(state)?.cards[selectRound(state)];
    dispatch(nextTeacherCame(fixed ?? drawRound(state, random)));
  };

export const askForHint =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (selectHint(getState()) !== null) return;
    dispatch(hintRevealed({ round: selectRound(getState()), hint: drawHint(random()) }));
  };

import type { AppThunk } from '../../state/types';
import type { TeacherType } from './rules';
import { drawHint, drawTeacher } from './rules';
import {
  classStarted,
  hintRevealed,
  nextTeacherCame,
  selectHint,
  selectPhase,
  selectRound,
  selectTeacherType,
  teacherGuessed,
} from './slice';

/** Starts a class with a teacher other than the last one. */
export const startClass =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(classStarted(drawTeacher(random(), selectTeacherType(getState()))));
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

export const callNextTeacher =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(nextTeacherCame(drawTeacher(random(), selectTeacherType(getState()))));
  };

export const askForHint =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (selectHint(getState()) !== null) return;
    dispatch(hintRevealed({ round: selectRound(getState()), hint: drawHint(random()) }));
  };

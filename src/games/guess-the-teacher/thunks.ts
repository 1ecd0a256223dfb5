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

/** The first teacher comes in, another one than was there last. */
export const startClass =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    dispatch(classStarted(drawTeacher(random(), selectTeacherType(getState()))));
  };

/** The visitor comes to the game: a class that is on goes on. */
export const enterClass = (): AppThunk => (dispatch, getState) => {
  if (selectPhase(getState()) === 'idle') dispatch(startClass());
};

/** For the round that is on the screen, which in DevTools may be one of the past. */
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

import { guessTeacher } from '../../../src/games/guess-the-teacher/effects';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { ROUND_COUNT, TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import * as slice from '../../../src/games/guess-the-teacher/slice';
import type { AppStore, AppThunk } from '../../../src/state/types';

/* Dispatches the actions of rounds and classes, without random draws. */

/** A class starts with the first card of this teacher. */
export const startClassWith = (teacherType: TeacherType) =>
  slice.classStarted({ teacherType, card: 0 });

/** The next round has the first card of this teacher. */
export const callTeacher = (teacherType: TeacherType) =>
  slice.nextTeacherCame({ teacherType, card: 0 });

/** A hint, in the current round. */
export const revealHint =
  (hint: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(slice.hintRevealed({ round: slice.selectRound(getState()), hint }));
  };

/** A guess, in the current round. */
export function guess({ dispatch, getState }: AppStore, isRight = true) {
  const teacher = slice.selectTeacherType(getState());
  const another = TEACHERS.find((type) => type !== teacher);
  dispatch(guessTeacher((isRight ? teacher : another) ?? 'math'));
}

/** A whole class; the first `right` guesses are right, the first `hints` use one. */
export function takeClass(store: AppStore, right: number = ROUND_COUNT, hints = 0) {
  store.dispatch(startClassWith('science'));
  for (const [index, next] of TEACHERS.entries()) {
    if (index < hints) store.dispatch(revealHint(2));
    guess(store, index < right);
    store.dispatch(callTeacher(next));
  }
  store.dispatch(slice.classEnded());
}

import type { AppThunk } from '../../app/types';
import { alertShown } from '../../site/uiSlice';
import { isBlank } from '../isBlank';
import { isRight } from './rules';
import { selectQuestion } from './selectors';
import { optionPicked, quizStarted, selectName } from './slice';

/** Tells whether the quiz has begun: not without a name. */
export const startQuiz = (): AppThunk<boolean> => (dispatch, getState) => {
  if (isBlank(selectName(getState()))) {
    dispatch(alertShown('studentNameMissing'));
    return false;
  }
  dispatch(quizStarted());
  return true;
};

/** The pick, corrected at once. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(optionPicked({ option, isRight: isRight(selectQuestion(getState()), option) }));
  };

/** A new quiz is a new visit: everything but the best result is forgotten. */
export const retryQuiz =
  (): AppThunk =>
  (_dispatch, _getState, { reload }) =>
    reload();

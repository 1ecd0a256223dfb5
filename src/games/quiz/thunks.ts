import type { AppThunk } from '../../app/types';
import { alertShown } from '../../site/uiSlice';
import { isBlank } from '../isBlank';
import { questionAt } from './content';
import { isRight } from './rules';
import { optionPicked, quizStarted, selectName, selectQuestionIndex } from './slice';

/** Not without a name. */
export const startQuiz = (): AppThunk => (dispatch, getState) => {
  const isNameless = isBlank(selectName(getState()));
  dispatch(isNameless ? alertShown('studentNameMissing') : quizStarted());
};

/** The pick, corrected at once. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const pick = { questionIndex, option };
    dispatch(optionPicked({ ...pick, isRight: isRight(questionAt(questionIndex), option) }));
  };

/** A new quiz is a new visit: everything but the best result is forgotten. */
export const retryQuiz =
  (): AppThunk =>
  (_dispatch, _getState, { reload }) =>
    reload();

import { alertShown } from '../../layout/uiSlice';
import type { AppThunk } from '../../state/types';
import { isBlank } from '../shared/isBlank';
import { questionAt } from './content';
import { isRight } from './rules';
import { optionPicked, quizStarted, selectName, selectQuestionIndex } from './slice';

/** Starts the quiz, or shows an alert where the name is missing. */
export const startQuiz = (): AppThunk => (dispatch, getState) => {
  const isNameless = isBlank(selectName(getState()));
  dispatch(isNameless ? alertShown('studentNameMissing') : quizStarted());
};

/** Picks an option of the current question and checks it. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const pick = { questionIndex, option };
    dispatch(optionPicked({ ...pick, isRight: isRight(questionAt(questionIndex), option) }));
  };

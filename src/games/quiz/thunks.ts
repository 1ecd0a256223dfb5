import { isBlank } from '../../kit/visibleText';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { shuffled } from '../shared/shuffled';
import { questionAsShown, questions } from './content';
import { isRight } from './pageRules';
import { selectChallenge, selectName, selectOptionOrders, selectQuestionIndex } from './selectors';
import { optionPicked, quizStarted } from './slice';

/**
 * Starts the quiz, with the options in another order each time, or in that of the accepted challenge;
 * without a name, shows an alert.
 */
export const startQuiz =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (isBlank(selectName(getState()))) {
      dispatch(alertShown('studentNameMissing'));
      return;
    }
    const optionOrders =
      selectChallenge(getState())?.optionOrders ??
      questions.map(({ options }) => shuffled([...options.keys()], random));
    dispatch(quizStarted({ optionOrders }));
  };

/** Picks an option of the current question, by its index as shown, and checks it. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const question = questionAsShown(questionIndex, selectOptionOrders(getState()));
    dispatch(optionPicked({ questionIndex, option, isRight: isRight(question, option) }));
  };

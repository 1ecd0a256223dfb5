import { alertShown } from '../../layout/uiSlice';
import type { AppThunk } from '../../state/types';
import { isBlank } from '../shared/isBlank';
import { shuffled } from '../shared/shuffled';
import { questionAt, questions } from './content';
import { inOrder, isRight } from './rules';
import {
  optionPicked,
  quizStarted,
  selectName,
  selectOptionOrders,
  selectQuestionIndex,
} from './slice';

/** Starts the quiz, with the options in another order each time; without a name, shows an alert. */
export const startQuiz =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (isBlank(selectName(getState()))) {
      dispatch(alertShown('studentNameMissing'));
      return;
    }
    const optionOrders = questions.map(({ options }) => shuffled([...options.keys()], random));
    dispatch(quizStarted({ optionOrders }));
  };

/** Picks an option of the current question, by its index as shown, and checks it. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const order = selectOptionOrders(getState())[questionIndex];
    const question = inOrder(questionAt(questionIndex), order);
    dispatch(optionPicked({ questionIndex, option, isRight: isRight(question, option) }));
  };

import { questionAsShown } from '../../../src/games/quiz/content';
import { isRight, QUESTION_COUNT } from '../../../src/games/quiz/rules';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  quizFinished,
  quizStarted,
  selectOptionOrders,
  selectQuestionIndex,
} from '../../../src/games/quiz/slice';
import type { AppStore, AppThunk } from '../../../src/state/types';

/** An order of the options for each question, all different. */
export const ORDERS = [
  [3, 1, 0, 2],
  [0, 2, 3, 1],
  [2, 0, 1, 3],
  [1, 3, 2, 0],
  [2, 3, 0, 1],
];

/** The start of a quiz with these orders. */
export const STARTED = quizStarted({ optionOrders: ORDERS });

/** A whole quiz, possible once per visit; the first `right` answers are right. */
export function takeQuiz({ dispatch }: AppStore, right: number = QUESTION_COUNT) {
  dispatch(nameTyped('Zubaida'));
  dispatch(STARTED);
  for (let index = 0; index < QUESTION_COUNT; index += 1) {
    dispatch(optionPicked({ questionIndex: index, option: 2, isRight: index < right }));
    dispatch(nextQuestionOpened());
  }
  dispatch(quizFinished());
}

/** A press on an option of the question on the screen, by its index. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const question = questionAsShown(questionIndex, selectOptionOrders(getState()));
    dispatch(optionPicked({ questionIndex, option, isRight: isRight(question, option) }));
  };

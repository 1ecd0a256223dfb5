import { selectQuestionIndex } from '../../../src/games/quiz/selectors';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  quizFinished,
  scoresRestored,
} from '../../../src/games/quiz/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { STARTED } from './turns';

const start = dispatching(nameTyped('Raju'), STARTED);

const pick =
  (isRight: boolean): Play =>
  ({ dispatch, getState }) => {
    dispatch(optionPicked({ questionIndex: selectQuestionIndex(getState()), option: 1, isRight }));
  };

/** A quiz up to the last answer, of which the first `right` are right. */
const answerAll = (right: number): Play =>
  inOrder(
    start,
    ...[0, 1, 2, 3, 4].flatMap((index) => [pick(index < right), dispatching(nextQuestionOpened())]),
  );

const finish = dispatching(quizFinished());
const restoreBest = dispatching(scoresRestored({ bestScore: 3 }));

testCues([
  ['an answer, and an ignored second one', start, inOrder(pick(true), pick(false)), ['chalk']],
  ['the first report card', answerAll(1), finish, ['stamp', 'confetti']],
  ['a report card without a mark', answerAll(0), finish, ['stamp']],
  ['a report card that is not the best', inOrder(restoreBest, answerAll(3)), finish, ['stamp']],
  ['a best score from another tab', nothing, restoreBest, []],
]);

import { challengeAccepted, nameTyped, optionPicked } from '../../../src/games/quiz/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, nothing, testCues } from '../../support/cueTester';
import { taken } from '../../support/taken';
import { ORDERS, STARTED, takeQuiz } from './turns';

const pick = (isRight: boolean) => optionPicked({ questionIndex: 0, option: 1, isRight });
const quizWith =
  (right: number): Play =>
  (store) =>
    takeQuiz(store, right);
const restoreBest = dispatching(taken('quiz')({ bestScore: 3 }));
const chalks = Array(5).fill('chalk');

testCues([
  [
    'an answer, and an ignored second one',
    dispatching(nameTyped('Raju'), STARTED),
    dispatching(pick(true), pick(false)),
    ['chalk'],
  ],
  ['the first report card', nothing, quizWith(1), [...chalks, 'stamp', 'confetti']],
  ['a report card without a mark', nothing, quizWith(0), [...chalks, 'stamp']],
  ['a report card that is not the best', restoreBest, quizWith(3), [...chalks, 'stamp']],
  [
    'the first report card, against a friend who has as many',
    dispatching(challengeAccepted({ optionOrders: ORDERS, score: 1 })),
    quizWith(1),
    [...chalks, 'stamp'],
  ],
  ['a best score from another tab', nothing, restoreBest, []],
]);

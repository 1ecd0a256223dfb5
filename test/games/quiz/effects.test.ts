// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { startQuiz } from '../../../src/games/quiz/effects';
import {
  challengeAccepted,
  nameTyped,
  optionPicked,
  quizStarted,
} from '../../../src/games/quiz/slice';
import { selectAlert } from '../../../src/state/uiSlice';
import type { Play } from '../../support/cueTester';
import { dispatching, nothing, testCues } from '../../support/cueTester';
import { recordedStore } from '../../support/recordedStore';
import { taken } from '../../support/taken';
import { ORDERS, STARTED, takeQuiz } from './turns';

/** A store after these actions, with its log. */
function recordedAfter(...actions: UnknownAction[]) {
  const recorded = recordedStore([]);
  for (const action of actions) recorded.store.dispatch(action);
  return recorded;
}

test.each([
  ['', 'studentNameMissing'],
  [' \t\n\u00a0\u3000', 'studentNameMissing'],
  ['0', null],
  [' مریم ', null],
])('a quiz started as %j shows the alert %s, and begins without one', (name, alert) => {
  const { store, env } = recordedAfter(nameTyped(name));
  env.random.mockReturnValue(0);
  store.dispatch(startQuiz());
  expect(selectAlert(store.getState())).toBe(alert);
  expect(store.getState().quiz.phase).toBe(alert ? 'nameEntry' : 'question');
  expect(env.random).toHaveBeenCalledTimes(alert ? 0 : 15);
});

test('Start logs an order of the options for each question, by three draws each', () => {
  const { store, env, log } = recordedAfter(nameTyped('Bittu'));
  const draws = [0, 0, 0, 0.9, 0.9, 0.9, 0, 0.9, 0, 0.5, 0.5, 0.5, 0.9, 0, 0.9];
  env.random.mockImplementation(() => draws.shift() as number);
  store.dispatch(startQuiz());
  const optionOrders = [
    [1, 2, 3, 0],
    [0, 1, 2, 3],
    [1, 3, 2, 0],
    [0, 3, 1, 2],
    [2, 1, 0, 3],
  ];
  expect(log().at(-1)?.action).toEqual(quizStarted({ optionOrders }));
});

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
]);

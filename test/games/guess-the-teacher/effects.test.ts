// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  askForHint,
  callNextTeacher,
  enterClass,
  guessTeacher,
  startClass,
} from '../../../src/games/guess-the-teacher/effects';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import * as slice from '../../../src/games/guess-the-teacher/slice';
import type { AppThunk } from '../../../src/state/types';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { recordedStore } from '../../support/recordedStore';
import { taken } from '../../support/taken';
import { guess, revealHint, startClassWith, takeClass } from './turns';

const started = slice.classStarted({ teacherType: 'math', card: 1 });
const guessed = (round: number, guess: TeacherType = 'math') =>
  slice.teacherGuessed({ round, guess });
const next = (teacherType: TeacherType, card: number) =>
  slice.nextTeacherCame({ teacherType, card });
const wholeClass = [
  ...[started, guessed(1), next('pe', 2), guessed(2), next('math', 0), guessed(3)],
  ...[next('pe', 0), guessed(4), next('math', 2), guessed(5), slice.classEnded()],
];

/** The actions of a thunk after the actions `before`; it needs all draws, and no more. */
function actionsOf(thunk: AppThunk, draws: number[], before: UnknownAction[]) {
  const { env, store, log } = recordedStore(draws);
  for (const action of before) store.dispatch(action);
  expect(env.random).not.toHaveBeenCalled();
  store.dispatch(thunk);
  expect(env.random).toHaveBeenCalledTimes(draws.length);
  return log()
    .slice(before.length)
    .map(({ action }) => action);
}

test('the first entry draws one of all five teachers, and one of three cards', () => {
  const drawn = slice.classStarted({ teacherType: 'pe', card: 2 });
  expect(actionsOf(enterClass(), [0.5, 0.99], [])).toEqual([drawn]);
});

test.each([1, 2, 5, 10, 11])('a later entry, after %i events of a class, goes on', (count) => {
  expect(actionsOf(enterClass(), [], wholeClass.slice(0, count))).toEqual([]);
});

const secondClass = [slice.classStarted({ teacherType: 'pe', card: 1 }), guessed(1)];

test.each([
  [[0.25, 0], wholeClass.slice(0, 2), next('pe', 0)],
  [[0, 0.5], wholeClass.slice(0, 4), next('math', 2)],
  // All three cards were seen, so that the card comes that was seen longest ago.
  [[0, 0.99], [...wholeClass, ...secondClass], next('math', 1)],
])('with the draws %j comes another teacher, with a card not seen', (draws, before, action) => {
  expect(actionsOf(callNextTeacher(), draws, before)).toEqual([action]);
});

test('a new class begins with another teacher than the last one', () => {
  const drawn = slice.classStarted({ teacherType: 'pe', card: 1 });
  expect(actionsOf(startClass(), [0.25, 0], wholeClass)).toEqual([drawn]);
});

test('a hint is one of three', () => {
  const hint = slice.hintRevealed({ round: 1, hint: 1 });
  expect(actionsOf(askForHint(), [0.5], [started])).toEqual([hint]);
  expect(actionsOf(askForHint(), [], [started, hint])).toEqual([]);
});

test('a guess has the round on the screen, and draws nothing', () => {
  const guess = guessed(2, 'science');
  expect(actionsOf(guessTeacher('science'), [], wholeClass.slice(0, 3))).toEqual([guess]);
});

const startWithMath = dispatching(startClassWith('math'));
const chalks = Array(5).fill('chalk');

testCues([
  [
    'a guess, and an ignored second one',
    startWithMath,
    inOrder(guess, (store) => guess(store, false)),
    ['chalk'],
  ],
  ['a hint', startWithMath, dispatching(revealHint(0)), []],
  ['a whole class', nothing, takeClass, [...chalks, 'stamp', 'confetti']],
  [
    'a class that is not the best',
    dispatching(taken('guessTheTeacher')({ bestScore: 50 })),
    takeClass,
    [...chalks, 'stamp'],
  ],
  [
    'a whole class, against a friend who has as many',
    dispatching(
      slice.challengeAccepted({ cards: [{ teacherType: 'science', card: 0 }], score: 50 }),
    ),
    takeClass,
    [...chalks, 'stamp'],
  ],
]);

// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import {
  classEnded,
  classStarted,
  hintRevealed,
  nextTeacherCame,
  selectTeacherType,
  teacherGuessed,
} from '../../../src/games/guess-the-teacher/slice';
import {
  askForHint,
  callNextTeacher,
  enterClass,
  guessTeacher,
  startClass,
} from '../../../src/games/guess-the-teacher/thunks';
import type { AppThunk } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { GREATEST_DRAW } from '../../support/evenDraws';
import { recordedStore } from '../../support/recordedStore';

const laterRound = (round: number, teacher: TeacherType) => [
  nextTeacherCame(teacher),
  teacherGuessed({ round, guess: teacher }),
];
const wholeClass = [
  classStarted('math'),
  teacherGuessed({ round: 1, guess: 'math' }),
  ...laterRound(2, 'pe'),
  ...laterRound(3, 'math'),
  ...laterRound(4, 'pe'),
  ...laterRound(5, 'math'),
  classEnded(),
];

/** The actions of a thunk, and how many random numbers it draws, after the actions `before`. */
function effectsOf(thunk: AppThunk, draws: number[], before: UnknownAction[] = []) {
  const { env, store, log } = recordedStore(draws);
  for (const action of before) store.dispatch(action);
  expect(env.random).not.toHaveBeenCalled();
  store.dispatch(thunk);
  return {
    actions: log()
      .slice(before.length)
      .map(({ action }) => action),
    draws: env.random.mock.calls.length,
  };
}

describe('entering', () => {
  test.each([
    [0, 'math'],
    [0.5, 'pe'],
    [GREATEST_DRAW, 'science'],
  ] as const)('the first time, draws one of all five teachers: %d is %s', (draw, teacher) => {
    expect(effectsOf(enterClass(), [draw])).toEqual({ actions: [classStarted(teacher)], draws: 1 });
  });

  test.each([
    ['is running', wholeClass.slice(0, 1)],
    ['has a hint shown', [classStarted('math'), hintRevealed({ round: 1, hint: 1 })]],
    ['waits for the next teacher', wholeClass.slice(0, 2)],
    ['is in its third round', wholeClass.slice(0, 5)],
    ['waits for its certificate', wholeClass.slice(0, -1)],
    ['has ended', wholeClass],
  ])('a class that %s draws nothing and dispatches nothing', (_what, before) => {
    expect(effectsOf(enterClass(), [0], before)).toEqual({ actions: [], draws: 0 });
  });
});

describe('another class', () => {
  test.each([
    [0, 'english'],
    [0.25, 'pe'],
    [0.5, 'history'],
    [GREATEST_DRAW, 'science'],
  ] as const)('begins with another teacher than the last one: %d is %s', (draw, teacher) => {
    expect(effectsOf(startClass(), [draw], wholeClass)).toEqual({
      actions: [classStarted(teacher)],
      draws: 1,
    });
  });
});

describe('the next teacher', () => {
  test.each([
    [0, 'english'],
    [0.25, 'pe'],
    [0.5, 'history'],
    [GREATEST_DRAW, 'science'],
  ] as const)('is one of the other four: %d is %s', (draw, teacher) => {
    expect(effectsOf(callNextTeacher(), [draw], wholeClass.slice(0, 2))).toEqual({
      actions: [nextTeacherCame(teacher)],
      draws: 1,
    });
  });

  test('differs from the previous one, but not necessarily from the first', () => {
    const { store } = recordedStore([0]);
    for (const action of wholeClass.slice(0, 4)) store.dispatch(action);
    store.dispatch(callNextTeacher());
    expect(selectTeacherType(store.getState())).toBe('math');
  });
});

test.each([
  [0, 0],
  [0.5, 1],
  [GREATEST_DRAW, 2],
])('a hint is one of three: %d is number %i', (draw, hint) => {
  expect(effectsOf(askForHint(), [draw], [classStarted('math')])).toEqual({
    actions: [hintRevealed({ round: 1, hint })],
    draws: 1,
  });
});

test('a guess made while DevTools shows a past round does not count in the present one', () => {
  const { store, log } = recordedStore();
  for (const action of wholeClass.slice(0, 3)) store.dispatch(action);
  const lifted = liftedStoreOf(store);
  // The first teacher, before the guess.
  lifted.dispatch(ActionCreators.jumpToState(1));
  store.dispatch(guessTeacher('science'));
  expect(log().at(-1)?.action).toEqual(teacherGuessed({ round: 1, guess: 'science' }));
  lifted.dispatch(ActionCreators.jumpToState(4));
  expect(store.getState().guessTheTeacher).toMatchObject({ phase: 'guessing', round: 2 });
});

test('guessing and ending the class draw nothing', () => {
  const { env, store } = recordedStore();
  for (const action of wholeClass) store.dispatch(action);
  expect(env.random).not.toHaveBeenCalled();
});

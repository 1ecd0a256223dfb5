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

describe('enterClass', () => {
  test('the first time, draws one of all five teachers', () => {
    expect(effectsOf(enterClass(), [0.5])).toEqual({ actions: [classStarted('pe')], draws: 1 });
  });

  test.each([
    ['is in its first round', wholeClass.slice(0, 1)],
    ['shows a hint', [classStarted('math'), hintRevealed({ round: 1, hint: 1 })]],
    ['waits for the next teacher', wholeClass.slice(0, 2)],
    ['is in its third round', wholeClass.slice(0, 5)],
    ['waits for its certificate', wholeClass.slice(0, -1)],
    ['has ended', wholeClass],
  ])('for a class that %s, draws and dispatches nothing', (_what, before) => {
    expect(effectsOf(enterClass(), [0], before)).toEqual({ actions: [], draws: 0 });
  });
});

describe.each([
  ['startClass', startClass, classStarted, wholeClass],
  ['callNextTeacher', callNextTeacher, nextTeacherCame, wholeClass.slice(0, 2)],
])('%s', (_name, thunk, action, before) => {
  test('draws a teacher other than the last one', () => {
    expect(effectsOf(thunk(), [0.25], before)).toEqual({ actions: [action('pe')], draws: 1 });
  });
});

test('the teacher of the first round can come again in the third', () => {
  const { actions } = effectsOf(callNextTeacher(), [0], wholeClass.slice(0, 4));
  expect(actions).toEqual([nextTeacherCame('math')]);
});

test('a hint is one of three', () => {
  expect(effectsOf(askForHint(), [0.5], [classStarted('math')])).toEqual({
    actions: [hintRevealed({ round: 1, hint: 1 })],
    draws: 1,
  });
});

test('a guess made while DevTools shows a past round does not count in the current one', () => {
  const { store, log } = recordedStore();
  for (const action of wholeClass.slice(0, 3)) store.dispatch(action);
  const lifted = liftedStoreOf(store);
  // The first round, before the guess.
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

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

/** What a thunk makes of chance, after this has happened: how often it asks, and what it tells. */
function told(thunk: AppThunk, draws: number[], before: UnknownAction[] = []) {
  const { env, store, log } = recordedStore(draws);
  for (const event of before) store.dispatch(event);
  expect(env.random).not.toHaveBeenCalled();
  store.dispatch(thunk);
  return {
    events: log()
      .slice(before.length)
      .map(({ action }) => action),
    asked: env.random.mock.calls.length,
  };
}

describe('entering', () => {
  test.each([
    [0, 'math'],
    [0.5, 'pe'],
    [GREATEST_DRAW, 'science'],
  ] as const)('the first time, a teacher out of all five comes: %d is %s', (draw, teacher) => {
    expect(told(enterClass(), [draw])).toEqual({ events: [classStarted(teacher)], asked: 1 });
  });

  test.each([
    ['is on', wholeClass.slice(0, 1)],
    ['has a hint out', [classStarted('math'), hintRevealed({ round: 1, hint: 1 })]],
    ['waits for the next teacher', wholeClass.slice(0, 2)],
    ['is in its third round', wholeClass.slice(0, 5)],
    ['waits for its certificate', wholeClass.slice(0, -1)],
    ['has ended', wholeClass],
  ])('a class that %s asks nothing of chance, and tells nothing', (_what, before) => {
    expect(told(enterClass(), [0], before)).toEqual({ events: [], asked: 0 });
  });
});

describe('another class', () => {
  test.each([
    [0, 'english'],
    [0.25, 'pe'],
    [0.5, 'history'],
    [GREATEST_DRAW, 'science'],
  ] as const)('begins with another teacher than the last one: %d is %s', (draw, teacher) => {
    expect(told(startClass(), [draw], wholeClass)).toEqual({
      events: [classStarted(teacher)],
      asked: 1,
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
    expect(told(callNextTeacher(), [draw], wholeClass.slice(0, 2))).toEqual({
      events: [nextTeacherCame(teacher)],
      asked: 1,
    });
  });

  test('is another one than the one before, not than the first', () => {
    const { store } = recordedStore([0]);
    for (const event of wholeClass.slice(0, 4)) store.dispatch(event);
    store.dispatch(callNextTeacher());
    expect(selectTeacherType(store.getState())).toBe('math');
  });
});

test.each([
  [0, 0],
  [0.5, 1],
  [GREATEST_DRAW, 2],
])('a hint is one of three: %d is number %i', (draw, hint) => {
  expect(told(askForHint(), [draw], [classStarted('math')])).toEqual({
    events: [hintRevealed({ round: 1, hint })],
    asked: 1,
  });
});

test('a guess says which round it is for: looked at from the past, it is none for the present', () => {
  const { store, log } = recordedStore();
  for (const event of wholeClass.slice(0, 3)) store.dispatch(event);
  const lifted = liftedStoreOf(store);
  // The first teacher, before the guess.
  lifted.dispatch(ActionCreators.jumpToState(1));
  store.dispatch(guessTeacher('science'));
  expect(log().at(-1)?.action).toEqual(teacherGuessed({ round: 1, guess: 'science' }));
  lifted.dispatch(ActionCreators.jumpToState(4));
  expect(store.getState().guessTheTeacher).toMatchObject({ phase: 'guessing', round: 2 });
});

test('guessing, and the end of the class, ask nothing of chance', () => {
  const { env, store } = recordedStore();
  for (const event of wholeClass) store.dispatch(event);
  expect(env.random).not.toHaveBeenCalled();
});

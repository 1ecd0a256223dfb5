// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { DrawnCard } from '../../../src/games/guess-the-teacher/rules';
import { ROUND_COUNT } from '../../../src/games/guess-the-teacher/rules';
import { selectCard, selectTeacherType } from '../../../src/games/guess-the-teacher/selectors';
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
import { seededRandom } from '../../support/seededRandom';

const laterRound = (round: number, drawn: DrawnCard) => [
  nextTeacherCame(drawn),
  teacherGuessed({ round, guess: drawn.teacherType }),
];
const math = (card: number): DrawnCard => ({ teacherType: 'math', card });
const pe = (card: number): DrawnCard => ({ teacherType: 'pe', card });
const wholeClass = [
  classStarted(math(1)),
  teacherGuessed({ round: 1, guess: 'math' }),
  ...laterRound(2, pe(2)),
  ...laterRound(3, math(0)),
  ...laterRound(4, pe(0)),
  ...laterRound(5, math(2)),
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
  test('the first time, draws one of all five teachers, and one of three cards', () => {
    expect(effectsOf(enterClass(), [0.5, 0.99])).toEqual({
      actions: [classStarted(pe(2))],
      draws: 2,
    });
  });

  test.each([
    ['is in its first round', wholeClass.slice(0, 1)],
    ['shows a hint', [classStarted(math(0)), hintRevealed({ round: 1, hint: 1 })]],
    ['waits for the next teacher', wholeClass.slice(0, 2)],
    ['is in its third round', wholeClass.slice(0, 5)],
    ['waits for its certificate', wholeClass.slice(0, -1)],
    ['has ended', wholeClass],
  ])('for a class that %s, draws and dispatches nothing', (_what, before) => {
    expect(effectsOf(enterClass(), [0], before)).toEqual({ actions: [], draws: 0 });
  });
});

describe.each([
  ['startClass', startClass, classStarted, wholeClass, pe(1)],
  ['callNextTeacher', callNextTeacher, nextTeacherCame, wholeClass.slice(0, 2), pe(0)],
])('%s', (_name, thunk, action, before, drawn) => {
  test('draws a teacher other than the last one, and one of the cards not seen', () => {
    expect(effectsOf(thunk(), [0.25, 0], before)).toEqual({ actions: [action(drawn)], draws: 2 });
  });
});

test.each([
  ['third', 4, [0, 0], math(0)],
  ['third', 4, [0, 0.5], math(2)],
  ['fifth', 8, [0, 0.99], math(2)],
])('the teacher of the first round can come again in the %s, with another card', (...row) => {
  const [, actionCount, draws, drawn] = row;
  const { actions } = effectsOf(callNextTeacher(), draws, wholeClass.slice(0, actionCount));
  expect(actions).toEqual([nextTeacherCame(drawn)]);
});

test('a teacher whose three cards were all seen comes with the one seen longest ago', () => {
  const before = [...wholeClass, classStarted(pe(1)), teacherGuessed({ round: 1, guess: 'pe' })];
  const { actions } = effectsOf(callNextTeacher(), [0, 0.99], before);
  expect(actions).toEqual([nextTeacherCame(math(1))]);
});

test('in no class of a visit a card comes twice', () => {
  const { env, store } = recordedStore();
  env.random.mockImplementation(seededRandom(4));
  const shown = () => `${selectTeacherType(store.getState())} ${selectCard(store.getState())}`;
  for (let classes = 0; classes < 50; classes += 1) {
    const cards = new Set<string>();
    for (let round = 1; round <= ROUND_COUNT; round += 1) {
      store.dispatch(round === 1 ? startClass() : callNextTeacher());
      cards.add(shown());
      store.dispatch(guessTeacher('math'));
    }
    store.dispatch(classEnded());
    expect(cards.size).toBe(ROUND_COUNT);
  }
});

test('a hint is one of three', () => {
  expect(effectsOf(askForHint(), [0.5], [classStarted(math(0))])).toEqual({
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

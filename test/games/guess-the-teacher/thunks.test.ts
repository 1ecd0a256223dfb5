import '../../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { DrawnCard, TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { ROUND_COUNT } from '../../../src/games/guess-the-teacher/rules';
import { selectCards } from '../../../src/games/guess-the-teacher/selectors';
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
import { recordedStore } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';

const started = classStarted({ teacherType: 'math', card: 1 });
const guessed = (round: number, guess: TeacherType = 'math') => teacherGuessed({ round, guess });
const next = (teacherType: TeacherType, card: number) => nextTeacherCame({ teacherType, card });
const wholeClass = [
  ...[started, guessed(1), next('pe', 2), guessed(2), next('math', 0), guessed(3)],
  ...[next('pe', 0), guessed(4), next('math', 2), guessed(5), classEnded()],
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
  const drawn = classStarted({ teacherType: 'pe', card: 2 });
  expect(actionsOf(enterClass(), [0.5, 0.99], [])).toEqual([drawn]);
});

test.each([1, 2, 5, 10, 11])('a later entry, after %i events of a class, goes on', (count) => {
  expect(actionsOf(enterClass(), [], wholeClass.slice(0, count))).toEqual([]);
});

const secondClass = [classStarted({ teacherType: 'pe', card: 1 }), guessed(1)];

test.each([
  [[0.25, 0], wholeClass.slice(0, 2), next('pe', 0)],
  [[0, 0.5], wholeClass.slice(0, 4), next('math', 2)],
  // All three were seen: the one seen longest ago.
  [[0, 0.99], [...wholeClass, ...secondClass], next('math', 1)],
])('with the draws %j comes another teacher, with a card not seen', (draws, before, action) => {
  expect(actionsOf(callNextTeacher(), draws, before)).toEqual([action]);
});

test('a new class begins with another teacher than the last one', () => {
  const drawn = classStarted({ teacherType: 'pe', card: 1 });
  expect(actionsOf(startClass(), [0.25, 0], wholeClass)).toEqual([drawn]);
});

/** The cards of two classes in a row. */
function cardsOfVisit(seed: number): DrawnCard[][] {
  const { env, store } = recordedStore();
  env.random.mockImplementation(seededRandom(seed));
  return [startClass, startClass].map((start) => {
    for (let round = 1; round <= ROUND_COUNT; round += 1) {
      store.dispatch(round === 1 ? start() : callNextTeacher());
      store.dispatch(guessTeacher('math'));
    }
    store.dispatch(classEnded());
    return selectCards(store.getState());
  });
}

test('no teacher comes twice in a row, no card twice in a class, and no class begins with a card of the last', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const [first = [], second = []] = cardsOfVisit(seed);
    const types = [...first, ...second].map(({ teacherType }) => teacherType);
    expect(types).toHaveLength(2 * ROUND_COUNT);
    expect(types.filter((type, at) => type === types[at - 1])).toEqual([]);
    for (const cards of [first, second])
      expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(ROUND_COUNT);
    expect(first).not.toContainEqual(second[0]);
  }
});

test('a hint is one of three', () => {
  const hint = hintRevealed({ round: 1, hint: 1 });
  expect(actionsOf(askForHint(), [0.5], [started])).toEqual([hint]);
  expect(actionsOf(askForHint(), [], [started, hint])).toEqual([]);
});

test('a guess has the round on the screen, and draws nothing', () => {
  const guess = guessed(2, 'science');
  expect(actionsOf(guessTeacher('science'), [], wholeClass.slice(0, 3))).toEqual([guess]);
});

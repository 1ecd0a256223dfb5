// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { challengeAccepted as classAccepted } from '../../src/games/guess-the-teacher/slice';
import { callNextTeacher, guessTeacher } from '../../src/games/guess-the-teacher/thunks';
import {
  challengeAccepted as inningsAccepted,
  matchStarted,
} from '../../src/games/hand-cricket/slice';
import { throwBall } from '../../src/games/hand-cricket/thunks';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate } from '../../src/games/love-calculator/thunks';
import { nameTyped, challengeAccepted as quizAccepted } from '../../src/games/quiz/slice';
import { pickOption, startQuiz } from '../../src/games/quiz/thunks';
import { selectTally } from '../../src/games/rock-paper-scissors/selectors';
import {
  challengeAccepted as handsAccepted,
  roundStarted,
} from '../../src/games/rock-paper-scissors/slice';
import type { TaskId } from '../../src/games/truth-or-dare/rules';
import {
  selectCountdown,
  selectOpenTask,
  selectPhase,
} from '../../src/games/truth-or-dare/selectors';
import {
  challengeAccepted as taskAccepted,
  taskCompleted,
} from '../../src/games/truth-or-dare/slice';
import { pageReturned, selectScoresKept } from '../../src/layout/uiSlice';
import type { AppStore, RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import { pass, recordedStore } from '../support/recordedStore';
import { ROCK_PAPER_SCISSORS_KEY } from '../support/storedTexts';

/*
 * Special cases. Jumping to every state, skipping actions and importing logs are tested with
 * recorded sessions (../sessions) and random ones (stateMachines.test.ts).
 */

test('a result in Devanagari is the same in a browser without Intl.Segmenter', () => {
  const { store, log } = recordedStore();
  for (const action of [firstNameTyped('Raju'), secondNameTyped('नमन')]) store.dispatch(action);
  store.dispatch(calculate());
  const { loveCalculator } = store.getState();
  expect(loveCalculator.result).not.toBeNull();

  const actions = log().map(({ action }) => action as Action<string>);
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    const other = recordedStore().store;
    const imported = ActionCreators.importState<RootState, Action<string>>(actions);
    liftedStoreOf(other).dispatch(imported);
    expect(other.getState().loveCalculator).toEqual(loveCalculator);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('a round that ends while a past state is shown counts in the present, and is stored with the next', async () => {
  jest.useFakeTimers();
  const { env, store, log } = recordedStore([0.5, 0.5]);
  const lifted = liftedStoreOf(store);
  const wins = () => selectTally(store.getState()).playerWins;
  store.dispatch(roundStarted('scissors'));
  lifted.dispatch(ActionCreators.jumpToState(0));
  await pass(2000);
  expect([wins(), env.localStorage.entries]).toEqual([0, {}]);
  lifted.dispatch(ActionCreators.jumpToState(log().length));
  expect(wins()).toBe(1);

  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(wins()).toBe(2);
  expect(env.localStorage.entries[ROCK_PAPER_SCISSORS_KEY]).toContain('\\"playerWins\\":2');
  jest.useRealTimers();
});

const TASK: TaskId = { difficulty: 'hard', type: 'Dare', index: 3 };

/** A challenge of each game, and what is played of it. */
const challenged: [game: string, play: (store: AppStore) => Promise<void>][] = [
  [
    'Quiz',
    async ({ dispatch }) => {
      const optionOrders = Array.from({ length: 5 }, () => [2, 0, 3, 1]);
      dispatch(nameTyped('Rani'));
      dispatch(quizAccepted({ optionOrders, score: 3 }));
      dispatch(startQuiz());
      dispatch(pickOption(1));
    },
  ],
  [
    'Guess the Teacher',
    async ({ dispatch }) => {
      const cards = (['pe', 'math', 'pe', 'history', 'math'] as const).map((teacherType) => ({
        teacherType,
        card: 2,
      }));
      dispatch(classAccepted({ cards, score: 25 }));
      dispatch(guessTeacher('pe'));
      dispatch(callNextTeacher());
    },
  ],
  [
    'Truth or Dare',
    async ({ dispatch }) => {
      dispatch(taskAccepted(TASK));
      await pass(3000);
      dispatch(taskCompleted());
    },
  ],
  [
    'Rock Paper Scissors',
    async ({ dispatch }) => {
      dispatch(handsAccepted(['paper', 'rock']));
      dispatch(roundStarted('scissors'));
      await pass(2000);
      dispatch(roundStarted('scissors'));
      await pass(700);
    },
  ],
  [
    'Hand Cricket',
    async ({ dispatch }) => {
      dispatch(
        inningsAccepted([
          [4, 2],
          [1, 3],
        ]),
      );
      dispatch(throwBall(5));
      await pass(1000);
      dispatch(throwBall(6));
      await pass(1000);
      dispatch(matchStarted());
    },
  ],
];

test.each(challenged)(
  'a log with a challenge of %s replays in another store, in which no time passes',
  async (_game, play) => {
    jest.useFakeTimers();
    const { store, log } = recordedStore();
    await play(store);
    const actions = log().map(({ action }) => action as Action<string>);
    const states = liftedStoreOf(store)
      .getState()
      .computedStates.map(({ state }) => state);
    expect(new Set(states).size).toBeGreaterThan(2);

    const { store: other, log: otherLog, env } = recordedStore();
    const lifted = liftedStoreOf(other);
    lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(actions));
    expect(other.getState()).toEqual(store.getState());
    for (const index of [...states.keys(), ...[...states.keys()].reverse()]) {
      lifted.dispatch(ActionCreators.jumpToState(index));
      await pass(4000);
      expect(other.getState()).toEqual(states[index]);
    }
    expect(otherLog()).toHaveLength(actions.length);
    expect([env.random.mock.calls, env.localStorage.entries]).toEqual([[], {}]);
    jest.useRealTimers();
  },
);

test('a jump to before or after the acceptance of a task starts no timer, and stops none', async () => {
  jest.useFakeTimers();
  const { store, log } = recordedStore();
  const lifted = liftedStoreOf(store);
  const jump = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  const seconds = () => selectCountdown(store.getState());
  store.dispatch(taskAccepted(TASK));
  await pass(2000);
  expect([seconds(), log().length]).toEqual([58, 3]);
  jump(0);
  expect([selectPhase(store.getState()), selectOpenTask(store.getState())]).toEqual(['idle', null]);
  await pass(1000);
  jump(1);
  expect([seconds(), selectOpenTask(store.getState())]).toEqual([60, TASK]);
  await pass(1000);
  expect(seconds()).toBe(60);
  jump(log().length);
  expect([seconds(), log().length]).toEqual([56, 5]);

  store.dispatch(taskCompleted());
  jump(1);
  store.dispatch(pageReturned());
  const length = log().length;
  await pass(5000);
  expect([seconds(), log().length]).toEqual([60, length]);
  jest.useRealTimers();
});

test('a score that is stored after a failed write and a rollback is not reported as lost', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { env, store } = recordedStore([0.5, 0.5]);
  const full = jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(selectScoresKept(store.getState())).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);

  full.mockRestore();
  liftedStoreOf(store).dispatch(ActionCreators.rollback());
  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(env.localStorage.entries[ROCK_PAPER_SCISSORS_KEY]).toContain('\\"playerWins\\":1');
  expect(selectScoresKept(store.getState())).toBe(true);
  error.mockRestore();
  jest.useRealTimers();
});

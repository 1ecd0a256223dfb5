// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate } from '../../src/games/love-calculator/thunks';
import { roundStarted, selectTally } from '../../src/games/rock-paper-scissors/slice';
import { selectScoresKept } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
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

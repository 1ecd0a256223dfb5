// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate } from '../../src/games/love-calculator/thunks';
import { roundStarted, selectTally } from '../../src/games/rock-paper-scissors/slice';
import type { RootState } from '../../src/state/types';
import { connected, liftedStoreOf } from '../support/devToolsExtension';
import { pass, recordedStore } from '../support/recordedStore';
import { ROCK_PAPER_SCISSORS_KEY } from '../support/storedTexts';

/*
 * What is special. That every state is shown again, every action can be skipped, and a log is the
 * same elsewhere, is seen in the recorded visits (../sessions) and in random ones (stateMachines).
 */

test('a store shows itself in DevTools as the options say', () => {
  recordedStore();
  expect(connected.options).toMatchObject({ name: devTools.name });
});

test('a result in Devanagari is the same on a machine that knows no grapheme clusters', () => {
  const { store, log } = recordedStore();
  for (const event of [firstNameTyped('Raju'), secondNameTyped('नमन')]) store.dispatch(event);
  store.dispatch(calculate());
  const { loveCalculator } = store.getState();
  expect(loveCalculator.result).not.toBeNull();

  const actions = log().map(({ action }) => action as Action<string>);
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    const fresh = recordedStore().store;
    const file = ActionCreators.importState<RootState, Action<string>>(actions);
    liftedStoreOf(fresh).dispatch(file);
    expect(fresh.getState().loveCalculator).toEqual(loveCalculator);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('a score that falls while the past is shown is there in the present, and stored with the next', async () => {
  jest.useFakeTimers();
  const { env, store, log } = recordedStore([0.5, 0.5]);
  const lifted = liftedStoreOf(store);
  const wins = () => selectTally(store.getState()).playerWins;
  store.dispatch(roundStarted('scissors'));
  lifted.dispatch(ActionCreators.jumpToState(0));
  await pass(2000);
  expect([wins(), env.localStore.entries]).toEqual([0, {}]);
  lifted.dispatch(ActionCreators.jumpToState(log().length));
  expect(wins()).toBe(1);

  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(wins()).toBe(2);
  expect(env.localStore.entries[ROCK_PAPER_SCISSORS_KEY]).toContain('\\"playerWins\\":2');
  jest.useRealTimers();
});

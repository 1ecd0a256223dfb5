// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { readDay, throwOverBall } from '../../../src/games/hand-cricket/aaj-ka-over/thunks';
import { overPath } from '../../../src/games/hand-cricket/paths';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import { throwBall } from '../../../src/games/hand-cricket/thunks';
import { pageOpened } from '../../../src/layout/uiSlice';
import type { RootState } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';
import { startMatch } from './turns';

/*
 * A special case. Jumps to every state of random visits, and skipped actions, are in
 * ../../app/stateMachines.test.ts.
 */

// Late on an Indian evening, day 20 782.
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 25, 18, 29) }));
afterEach(() => void jest.useRealTimers());

function setUp(draws: readonly number[] = []) {
  const recorded = recordedStore(draws);
  const lifted = liftedStoreOf(recorded.store);
  const states = () => lifted.getState().computedStates.map(({ state }) => state);
  return { ...recorded, lifted, states };
}

test('match and over in another store, with other chance and on another day, are the same', async () => {
  const { store, log, states } = setUp([0.1, 0.3, 0.6, 0.9]);
  startMatch(store);
  for (const mine of [4, 2, 1, 6] as const) {
    store.dispatch(throwBall(mine));
    await pass(1000);
  }
  store.dispatch(pageOpened(overPath));
  store.dispatch(readDay());
  for (const mine of [3, 4] as const) {
    store.dispatch(throwOverBall(mine));
    await pass(1000);
  }
  const { recent, overs } = selectMatch(store.getState());
  expect({ recent, overs }).toEqual({ recent: ['you-4122-1466'], overs: { 20782: '3444' } });

  await pass(30 * 24 * 3_600_000);
  const other = setUp();
  const actions = log().map(({ action }) => action as Action<string>);
  other.lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(actions));
  expect(other.states()).toEqual(states());
  await pass(3_600_000);
  expect(other.env.random).not.toHaveBeenCalled();
  expect(other.env.now).not.toHaveBeenCalled();
  expect(other.env.localStorage.entries).toEqual({});
});

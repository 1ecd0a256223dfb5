// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { readDay, throwOverBall } from '../../../src/games/hand-cricket/aaj-ka-over/thunks';
import { overPath } from '../../../src/games/hand-cricket/paths';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import { ballThrown, battingChosen, tossThrown } from '../../../src/games/hand-cricket/slice';
import { throwBall } from '../../../src/games/hand-cricket/thunks';
import { pageOpened } from '../../../src/layout/uiSlice';
import type { RootState } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';
import { startMatch } from './turns';

/*
 * Special cases. Jumps to every state of random visits, and skipped actions, are in
 * ../../app/stateMachines.test.ts.
 */

// Late on an Indian evening, day 20 782.
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 25, 18, 29) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

function setUp(draws: readonly number[] = []) {
  const recorded = recordedStore(draws);
  const lifted = liftedStoreOf(recorded.store);
  return {
    ...recorded,
    lifted,
    game: () => selectMatch(recorded.store.getState()),
    states: () => lifted.getState().computedStates.map(({ state }) => state),
  };
}

/** A match in which the player bats first: 4, Out, then 4 and Out of the computer. A tie. */
async function playTie() {
  const visit = setUp([0.1, 0.3, 0.6, 0.9]);
  startMatch(visit.store);
  for (const mine of [4, 2, 1, 6] as const) {
    visit.store.dispatch(throwBall(mine));
    await pass(1000);
  }
  expect(visit.game().recent).toEqual(['you-4122-1466']);
  return visit;
}

test.each([
  ['the toss', tossThrown, { phase: 'toss', matches: 0, recent: [] }],
  ['the choice', battingChosen, { phase: 'choice', matches: 0, recent: [] }],
  ['the last ball', ballThrown, { phase: 'ready', matches: 0, recent: [], thrown: null }],
])('a match without %s is another one; with it again it is the same', async (...row) => {
  const [, action, expected] = row;
  const { env, store, log, game, lifted } = await playTie();
  const present = store.getState();
  const [count, stored] = [log().length, { ...env.localStorage.entries }];
  const id = 1 + log().findLastIndex((each) => action.match(each.action as Action));
  lifted.dispatch(ActionCreators.toggleAction(id));
  expect(game()).toMatchObject(expected);
  lifted.dispatch(ActionCreators.toggleAction(id));
  expect(store.getState()).toEqual(present);
  await pass(HOUR);
  expect(log()).toHaveLength(count);
  expect(env.localStorage.entries).toEqual(stored);
});

test('match and over in another store, with other chance and on another day, are the same', async () => {
  const { store, log, states, game } = await playTie();
  store.dispatch(pageOpened(overPath));
  store.dispatch(readDay());
  for (const mine of [3, 4] as const) {
    store.dispatch(throwOverBall(mine));
    await pass(1000);
  }
  expect(game().overs).toEqual({ 20782: '3444' });
  await pass(30 * 24 * HOUR);
  const other = setUp();
  const actions = log().map(({ action }) => action as Action<string>);
  other.lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(actions));
  expect(other.states()).toEqual(states());
  await pass(HOUR);
  expect(other.env.random).not.toHaveBeenCalled();
  expect(other.env.now).not.toHaveBeenCalled();
  expect(other.env.localStorage.entries).toEqual({});
});

// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { readDay, throwOverBall } from '../../../src/games/hand-cricket/aaj-ka-over/thunks';
import { overPath } from '../../../src/games/hand-cricket/paths';
import { positionsOf, recordingOf } from '../../../src/games/hand-cricket/recording';
import { replayIn } from '../../../src/games/hand-cricket/replay/link';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import {
  ballThrown,
  battingChosen,
  matchStarted,
  tossThrown,
} from '../../../src/games/hand-cricket/slice';
import { throwBall } from '../../../src/games/hand-cricket/thunks';
import { pageOpened } from '../../../src/layout/uiSlice';
import type { RootState } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';
import { HAND_CRICKET_KEY } from '../../support/storedTexts';
import { startMatch } from './turns';

/*
 * Special cases. Jumps to every state of random visits, and skipped actions, are in
 * ../../app/stateMachines.test.ts.
 */

// Late on an Indian evening, day 20 782.
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 25, 18, 29) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;
const DAY = 20_782;

function setUp(draws: readonly number[] = []) {
  const recorded = recordedStore(draws);
  const lifted = liftedStoreOf(recorded.store);
  return {
    ...recorded,
    game: () => selectMatch(recorded.store.getState()),
    jump: (index: number) => lifted.dispatch(ActionCreators.jumpToState(index)),
    skip: (id: number) => lifted.dispatch(ActionCreators.toggleAction(id)),
    states: () => lifted.getState().computedStates.map(({ state }) => state),
    /** The id of the latest action of a kind. */
    idOf: (action: { match(each: Action): boolean }) =>
      1 + recorded.log().findLastIndex((each) => action.match(each.action as Action)),
    importLog: (actions: Action<string>[]) =>
      lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(actions)),
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

test('a jump while a ball is on starts no timer, and ends none: the ball counts in the present', async () => {
  const { store, log, game, jump } = setUp();
  startMatch(store);
  store.dispatch(ballThrown([4, 1]));
  await pass(400);
  const count = log().length;
  jump(0);
  expect(game()).toMatchObject({ phase: 'toss', thrown: null });
  await pass(599);
  expect(log()).toHaveLength(count);
  await pass(HOUR);
  expect(log()).toHaveLength(count + 1);
  expect(game()).toMatchObject({ phase: 'toss', balls: [[], []] });
  jump(count + 1);
  expect(game()).toMatchObject({ phase: 'ready', thrown: null, balls: [[[4, 1]], []] });
});

test('a jump to a ball that is on lets no time pass', async () => {
  const { log, game, jump, idOf } = await playTie();
  const count = log().length;
  jump(idOf(ballThrown));
  expect(game()).toMatchObject({ phase: 'throwing', thrown: [6, 6] });
  await pass(HOUR);
  expect(game()).toMatchObject({ phase: 'throwing', thrown: [6, 6] });
  expect(log()).toHaveLength(count);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['the toss', tossThrown, { phase: 'toss', matches: 0, recent: [] }],
  ['the choice', battingChosen, { phase: 'choice', matches: 0, recent: [] }],
  ['the last ball', ballThrown, { phase: 'ready', matches: 0, recent: [], thrown: null }],
])('a match without %s is another one; with it again it is the same', async (...row) => {
  const [, action, expected] = row;
  const { env, store, log, game, skip, idOf } = await playTie();
  const present = store.getState();
  const [count, stored] = [log().length, { ...env.localStorage.entries }];
  const id = idOf(action);
  skip(id);
  expect(game()).toMatchObject(expected);
  skip(id);
  expect(store.getState()).toEqual(present);
  await pass(HOUR);
  expect(log()).toHaveLength(count);
  expect(env.localStorage.entries).toEqual(stored);
});

test('a whole match in another store, with other chance and another clock, is the same', async () => {
  const { store, log, states } = await playTie();
  store.dispatch(matchStarted());
  const other = setUp();
  other.importLog(log().map(({ action }) => action as Action<string>));
  expect(other.store.getState()).toEqual(store.getState());
  expect(other.states()).toEqual(states());
  await pass(HOUR);
  expect(other.env.random).not.toHaveBeenCalled();
  expect(other.env.localStorage.entries).toEqual({});
});

test('an over in another store, on another day, is the same, and asks for no day', async () => {
  const { store, log, game } = setUp();
  store.dispatch(pageOpened(overPath));
  store.dispatch(readDay());
  for (const mine of [3, 4] as const) {
    store.dispatch(throwOverBall(mine));
    await pass(1000);
  }
  expect(game()).toMatchObject({ day: DAY, overs: { [DAY]: '3444' } });
  await pass(30 * 24 * HOUR);
  const other = setUp();
  other.importLog(log().map(({ action }) => action as Action<string>));
  expect(other.game()).toEqual(game());
  expect(other.env.now).not.toHaveBeenCalled();
});

test('a match of an earlier state is stored with the next ball that counts, and not by a jump', async () => {
  const { env, store, game, jump, idOf } = await playTie();
  const stored = env.localStorage.entries[HAND_CRICKET_KEY];
  jump(idOf(ballThrown));
  expect(game().matches).toBe(0);
  expect(env.localStorage.entries[HAND_CRICKET_KEY]).toBe(stored);
  expect(store.getState().ui.scoresKept).toBe(true);
});

test('a match is watched without the store: nothing is dispatched, nothing drawn', async () => {
  const { env, store, log } = await playTie();
  const [before, count] = [store.getState(), log().length];
  const replay = replayIn('#r=1.vaZgCTf4');
  const texts = Array.from({ length: (replay?.length ?? 0) + 1 }, (_, step) =>
    replay?.textOf(step),
  );
  expect(new Set(texts).size).toBe(5);
  expect(positionsOf(recordingOf('you-4122-1466'))).toHaveLength(5);
  expect(store.getState()).toBe(before);
  expect(log()).toHaveLength(count);
  expect(env.random).toHaveBeenCalledTimes(4);
});

// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { timeFor } from '../../../src/games/chidiya-udd/caller';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { canFly } from '../../../src/games/chidiya-udd/names';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import { LONGEST_MS } from '../../../src/games/chidiya-udd/rules';
import {
  callMade,
  challengeAccepted,
  fingerLifted,
  gameLeft,
  gamePaused,
  gameResumed,
  gameStarted,
  modeChosen,
  scoresReset,
  timePassed,
} from '../../../src/games/chidiya-udd/slice';
import { liftFinger } from '../../../src/games/chidiya-udd/thunks';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';
import { gameOf, lift } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

/** Pauses before the first call, after a right answer and after a mistake. */
const FIRST = 1200;
const RIGHT = 700;
const WRONG = 1700;

/** A draw that gives the name in this place, of those that were not called yet. */
const draw = (place: number) => (place + 0.5) / 62;

const made = (at: number, turn: number, name: Name, index = 0, mode: Mode = 'fast') => ({
  at,
  action: callMade({ turn, name, flies: canFly(name), ms: timeFor(mode, index) }),
});

/** A game whose first call is `chidiya`. */
async function firstCall(draws: number[] = [draw(0), draw(0), draw(0)], mode: Mode = 'fast') {
  const recorded = recordedStore(draws);
  recorded.store.dispatch(modeChosen(mode));
  recorded.store.dispatch(gameStarted());
  await pass(mode === 'calm' ? 2000 : mode === 'duel' ? 1500 : FIRST);
  return {
    ...recorded,
    calls: () => recorded.log().filter(({ action }) => callMade.match(action)),
  };
}

test('the first call comes after a pause, and is drawn then', async () => {
  const { env, store, log } = recordedStore([draw(0)]);
  store.dispatch(gameStarted());
  await pass(FIRST - 1);
  expect(env.random).not.toHaveBeenCalled();
  expect(log()).toHaveLength(1);
  await pass(1);
  expect(log().slice(1)).toEqual([made(FIRST, 1, 'chidiya')]);
});

test('the time passes to the millisecond, and counts from when the call is painted', async () => {
  const { env, store, log } = recordedStore([draw(0)]);
  let paint: () => void = () => undefined;
  env.painted.mockImplementationOnce(
    () => new Promise((resolve) => (paint = () => resolve(undefined))),
  );
  store.dispatch(gameStarted());
  await pass(FIRST + 5000);
  expect(log()).toHaveLength(2);
  paint();
  await pass(LONGEST_MS - 1);
  expect(log()).toHaveLength(2);
  await pass(1);
  expect(log()[2]).toEqual({ at: FIRST + 5000 + LONGEST_MS, action: timePassed(2) });
});

test('a press that is still in the queue at the end of the time goes first', async () => {
  const { env, store } = await firstCall();
  let paint: () => void = () => undefined;
  env.painted.mockImplementationOnce(
    () => new Promise((resolve) => (paint = () => resolve(undefined))),
  );
  await pass(LONGEST_MS);
  expect(gameOf(store).phase).toBe('calling');
  store.dispatch(liftFinger(0, { turn: 2, ms: LONGEST_MS - 1 }));
  paint();
  await pass(1);
  expect(gameOf(store).calls).toEqual([{ name: 'chidiya', flies: true, lifts: [LONGEST_MS - 1] }]);
});

test('a call alone is two entries in the log; its answer is followed by a pause', async () => {
  const { store, log } = await firstCall();
  await pass(400);
  lift(store, 400);
  await pass(RIGHT - 1);
  expect(log().slice(2)).toHaveLength(2);
  await pass(1);
  expect(log().slice(3)).toEqual([
    { at: FIRST + 400, action: fingerLifted({ turn: 2, player: 0, ms: 400 }) },
    made(FIRST + 400 + RIGHT, 3, 'tota', 1),
  ]);
});

test('after a mistake the pause is longer, as its line is read', async () => {
  const { calls } = await firstCall();
  await pass(LONGEST_MS + WRONG - 1);
  expect(calls()).toHaveLength(1);
  await pass(1);
  expect(calls()).toHaveLength(2);
});

test('a call of two is three entries, or two with two lifts', async () => {
  const { store, log } = await firstCall([draw(0), draw(0), draw(0)], 'duel');
  lift(store, 300, 1);
  await pass(LONGEST_MS);
  expect(
    log()
      .slice(2)
      .map(({ action }) => action.type),
  ).toEqual([callMade.type, fingerLifted.type, timePassed.type]);
  await pass(WRONG);
  lift(store, 300, 1);
  lift(store, 302, 0);
  await pass(RIGHT);
  expect(
    log()
      .slice(5, 8)
      .map(({ action }) => action.type),
  ).toEqual([callMade.type, fingerLifted.type, fingerLifted.type]);
});

test('three calls without an answer end the game, and nothing follows', async () => {
  // Three that fly.
  const { store, log } = await firstCall();
  await pass(HOUR);
  expect(gameOf(store)).toMatchObject({ phase: 'over', fast: { games: 1 } });
  expect(log()).toHaveLength(2 + 3 * 2);
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
  ['a pause', gamePaused()],
])('%s stops the clock', async (_what, action) => {
  const { store, log } = await firstCall();
  store.dispatch(action);
  const { length } = log();
  await pass(HOUR);
  expect(log()).toHaveLength(length);
});

test('after a pause the caller takes breath, and the call that was on is not made up for', async () => {
  const { store, calls } = await firstCall();
  await pass(500);
  store.dispatch(gamePaused());
  await pass(HOUR);
  store.dispatch(gameResumed());
  await pass(FIRST - 1);
  expect(calls()).toHaveLength(1);
  await pass(1);
  expect(calls()).toHaveLength(2);
  expect(gameOf(store)).toMatchObject({ phase: 'calling', calls: [] });
});

test('a press that is ignored does not start the time again', async () => {
  const { store, log } = await firstCall();
  await pass(1000);
  store.dispatch(gameStarted());
  store.dispatch(fingerLifted({ turn: 1, player: 0, ms: 300 }));
  await pass(LONGEST_MS - 1000);
  expect(log().at(-1)).toEqual({ at: FIRST + LONGEST_MS, action: timePassed(2) });
});

test('a calm call leaves four seconds, and so does the fortieth', async () => {
  const { store, calls } = await firstCall([draw(0), draw(0)], 'calm');
  await pass(3999);
  lift(store, 3999);
  await pass(1500);
  expect(calls().map(({ action }) => (action as ReturnType<typeof callMade>).payload.ms)).toEqual([
    4000, 4000,
  ]);
  expect(timeFor('calm', 40)).toBe(4000);
});

test('the calls of a challenge come in their order, then drawn ones', async () => {
  const { env, store } = recordedStore([draw(0)]);
  store.dispatch(challengeAccepted({ mode: 'fast', score: 0, names: ['haathi', 'baaz'] }));
  store.dispatch(gameStarted());
  await pass(FIRST);
  expect(gameOf(store).call).toMatchObject({ name: 'haathi', flies: false });
  await pass(LONGEST_MS + RIGHT);
  expect(gameOf(store).call).toMatchObject({ name: 'baaz', flies: true });
  expect(env.random).not.toHaveBeenCalled();
  lift(store);
  await pass(RIGHT);
  expect(gameOf(store).call?.name).toBe('chidiya');
});

test('a press between two calls, or of a finger that is up, is nothing, and not in the log', async () => {
  const { store, log } = recordedStore([draw(0)]);
  store.dispatch(modeChosen('duel'));
  store.dispatch(gameStarted());
  store.dispatch(liftFinger(0, { turn: 1, ms: 300 }));
  await pass(1500);
  // One from before the call could be seen, and one that was meant for an earlier turn.
  store.dispatch(liftFinger(0, null));
  store.dispatch(liftFinger(0, { turn: 1, ms: 300 }));
  expect(log()).toHaveLength(3);
  store.dispatch(liftFinger(0, { turn: 2, ms: 300 }));
  store.dispatch(liftFinger(0, { turn: 2, ms: 400 }));
  expect(gameOf(store).call?.lifts).toEqual([300, null]);
  expect(log()).toHaveLength(4);
});

describe('time travel', () => {
  test('a jump into a call starts no clock, and the clock that is on ends nothing twice', async () => {
    const { store, log } = await firstCall();
    const lifted = liftedStoreOf(store);
    await pass(LONGEST_MS);
    const entries = log().length;
    lifted.dispatch(ActionCreators.jumpToState(3));
    expect(gameOf(store).phase).toBe('calling');
    await pass(HOUR);
    expect(gameOf(store).phase).toBe('calling');
    // The call that was due when DevTools jumped, and no more.
    expect(log().length - entries).toBeLessThanOrEqual(1);
  });

  test('a game that a rollback has left without its clock goes on after a pause', async () => {
    const { store, calls } = await firstCall([draw(0), draw(0), draw(0)]);
    const lifted = liftedStoreOf(store);
    lifted.dispatch(ActionCreators.commit());
    await pass(500);
    lift(store, 500);
    lifted.dispatch(ActionCreators.rollback());
    expect(gameOf(store).phase).toBe('calling');
    store.dispatch(gamePaused());
    store.dispatch(gameResumed());
    const before = calls().length;
    await pass(FIRST);
    expect(calls().length).toBe(before + 1);
  });
});

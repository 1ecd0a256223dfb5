import { makeStore } from '../../../../src/app/store';
import {
  openOver,
  readDay,
  throwOverBall,
} from '../../../../src/games/hand-cricket/aaj-ka-over/thunks';
import type { Throw } from '../../../../src/games/hand-cricket/rules';
import { selectMatch, selectRound } from '../../../../src/games/hand-cricket/selectors';
import { ballSettled, gameLeft } from '../../../../src/games/hand-cricket/slice';
import { scriptedEnv } from '../../../support/scriptedEnv';

/** A store without timers, and the state of the game. */
function setUp() {
  const env = scriptedEnv();
  const store = makeStore({ env });
  const state = () => selectMatch(store.getState());
  const settle = () => store.dispatch(ballSettled(selectRound(store.getState())));
  return { env, store, state, settle };
}

describe('the day', () => {
  const MIDNIGHT = Date.UTC(2026, 10, 24, 18, 30);
  const HOUR = 3_600_000;
  const DAY = 20_782;

  function atTime(time: number) {
    const visit = setUp();
    const setClock = (now: number) => visit.env.now.mockReturnValue(now);
    const dispatched = jest.fn();
    visit.store.subscribe(dispatched);
    setClock(time);
    return { ...visit, setClock, dispatched };
  }

  test('is read once: an event comes only when it has turned', () => {
    const { store, state, setClock, dispatched } = atTime(MIDNIGHT - 1);
    store.dispatch(readDay());
    expect(state()).toMatchObject({ today: DAY - 1, day: DAY - 1 });
    store.dispatch(readDay());
    expect(dispatched).toHaveBeenCalledTimes(1);
    setClock(MIDNIGHT);
    store.dispatch(readDay());
    expect(state()).toMatchObject({ today: DAY, day: DAY });
    expect(dispatched).toHaveBeenCalledTimes(2);
  });

  test('is read with each press, so that no ball is of a day that has gone', () => {
    const { store, state, setClock, settle } = atTime(MIDNIGHT - 1);
    store.dispatch(readDay());
    setClock(MIDNIGHT);
    store.dispatch(throwOverBall(3));
    settle();
    expect(state().overs).toEqual({ [DAY]: '34' });
  });

  test('of an over under way is that on which it began', () => {
    const { store, state, setClock, settle } = atTime(MIDNIGHT + 24 * HOUR - 1);
    store.dispatch(throwOverBall(3));
    settle();
    setClock(MIDNIGHT + 24 * HOUR);
    store.dispatch(throwOverBall(4));
    settle();
    expect(state()).toMatchObject({ day: DAY, today: DAY + 1, overs: { [DAY]: '3444' } });

    // It has ended: that of today comes when it is asked for, and not with a stray press.
    store.dispatch(throwOverBall(1));
    store.dispatch(readDay());
    expect(state()).toMatchObject({ day: DAY, thrown: null });
    store.dispatch(openOver());
    expect(state()).toMatchObject({ day: DAY + 1, today: DAY + 1 });
  });

  test('of a first ball that was on at midnight and was left is not that of the next one', () => {
    const { store, state, setClock, settle } = atTime(MIDNIGHT - 1);
    store.dispatch(throwOverBall(3));
    setClock(MIDNIGHT);
    store.dispatch(readDay());
    store.dispatch(gameLeft());
    store.dispatch(throwOverBall(3));
    settle();
    expect(state()).toMatchObject({ day: DAY, overs: { [DAY]: '34' } });
  });

  test('is played once, however the clock is set', () => {
    const { store, state, setClock, settle } = atTime(MIDNIGHT);
    const playAt = (time: number, mine: Throw) => {
      setClock(time);
      store.dispatch(readDay());
      store.dispatch(throwOverBall(mine));
      settle();
      return state().overs;
    };
    const today = { [DAY]: '44' };
    expect(playAt(MIDNIGHT, 4)).toEqual(today);
    expect(playAt(MIDNIGHT, 3)).toEqual(today);
    // A day back, and a week; then a day forward, and back again.
    expect(playAt(MIDNIGHT - 1, 3)).toEqual(today);
    expect(playAt(MIDNIGHT - 7 * 24 * HOUR, 3)).toEqual(today);
    const both = { ...today, [DAY + 1]: '22' };
    expect(playAt(MIDNIGHT + 24 * HOUR, 2)).toEqual(both);
    expect(playAt(MIDNIGHT, 3)).toEqual(both);
    expect(playAt(MIDNIGHT + 25 * HOUR, 3)).toEqual(both);
  });
});

test('two phones with the same throws have the same over', () => {
  const throws: Throw[] = [3, 5, 1, 6, 2, 2];
  const [one, other] = [0, 1].map((hour) => {
    const { env, store, state, settle } = setUp();
    env.now.mockReturnValue(Date.UTC(2026, 10, 24, 18, 30) + hour * 3_600_000);
    for (const mine of throws) {
      store.dispatch(throwOverBall(mine));
      settle();
    }
    expect(env.random).not.toHaveBeenCalled();
    return state().overs;
  });
  expect(one).toEqual({ 20782: '345414612321' });
  expect(other).toEqual(one);
});

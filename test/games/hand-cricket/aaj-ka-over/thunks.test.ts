import { selectStanding } from '../../../../src/games/hand-cricket/aaj-ka-over/standing';
import {
  openOver,
  readDay,
  throwOverBall,
} from '../../../../src/games/hand-cricket/aaj-ka-over/thunks';
import type { Throw } from '../../../../src/games/hand-cricket/rules';
import {
  ballSettled,
  gameLeft,
  selectMatch,
  selectRound,
} from '../../../../src/games/hand-cricket/slice';
import { scriptedEnv } from '../../../support/scriptedEnv';
import { makeStore, slices } from '../../../support/store';

const MIDNIGHT = Date.UTC(2026, 10, 24, 18, 30);
const HOUR = 3_600_000;
const DAY = 20_782;

/** A store without timers, at a time. */
function setUp(time: number) {
  const env = scriptedEnv();
  const store = makeStore({ env, features: slices });
  const setClock = (now: number) => void env.now.mockReturnValue(now);
  setClock(time);
  return {
    store,
    setClock,
    state: () => selectMatch(store.getState()),
    play(mine: Throw) {
      store.dispatch(throwOverBall(mine));
      store.dispatch(ballSettled(selectRound(store.getState())));
    },
  };
}

test('the day is read once: an event comes only when it has turned', () => {
  const { store, state, setClock } = setUp(MIDNIGHT + 24 * HOUR - 1);
  const dispatched = jest.fn();
  store.subscribe(dispatched);
  store.dispatch(readDay());
  store.dispatch(readDay());
  expect(state()).toMatchObject({ today: DAY, day: DAY });
  expect(dispatched).toHaveBeenCalledTimes(1);
  setClock(MIDNIGHT + 24 * HOUR);
  store.dispatch(readDay());
  expect(state()).toMatchObject({ today: DAY + 1, day: DAY + 1 });
  expect(dispatched).toHaveBeenCalledTimes(2);
});

test.each([MIDNIGHT - 1, 0])('a clock before the first day begins no over: %i', (time) => {
  const { store, state, setClock, play } = setUp(time);
  store.dispatch(openOver());
  play(3);
  expect(state()).toMatchObject({ today: DAY - 1, day: DAY - 1, thrown: null, overs: {} });
  expect(selectStanding(store.getState()).status).toBe('clockBack');
  setClock(MIDNIGHT);
  play(3);
  expect(state().overs).toEqual({ [DAY]: '34' });
});

test('an over that was begun a year ahead is played to its end; then today comes when it is asked for', () => {
  const { store, state, setClock, play } = setUp(MIDNIGHT + 400 * 24 * HOUR);
  play(1);
  setClock(MIDNIGHT + 24 * HOUR);
  for (const mine of [1, 2, 3, 4, 5, 6] as const) for (let n = 0; n < 6; n += 1) play(mine);
  expect(selectStanding(store.getState())).toMatchObject({ status: 'ended', isOfOtherDay: true });
  store.dispatch(openOver());
  expect(state()).toMatchObject({ day: DAY + 1, today: DAY + 1 });
});

test('the day of an over under way is that on which it began', () => {
  const { store, state, setClock, play } = setUp(MIDNIGHT + 24 * HOUR - 1);
  play(3);
  setClock(MIDNIGHT + 24 * HOUR);
  play(4);
  expect(state()).toMatchObject({ day: DAY, today: DAY + 1, overs: { [DAY]: '3444' } });

  // It has ended: that of today comes when it is asked for, and not with a stray press.
  store.dispatch(throwOverBall(1));
  store.dispatch(readDay());
  expect(state()).toMatchObject({ day: DAY, thrown: null });
  store.dispatch(openOver());
  expect(state()).toMatchObject({ day: DAY + 1, today: DAY + 1 });
});

test('a first ball that was on when the day turned, and was left, says nothing of the next', () => {
  const { store, state, setClock, play } = setUp(MIDNIGHT + 24 * HOUR - 1);
  store.dispatch(throwOverBall(3));
  setClock(MIDNIGHT + 24 * HOUR);
  store.dispatch(readDay());
  store.dispatch(gameLeft());
  play(3);
  expect(state().overs).toEqual({ [DAY + 1]: '32' });
});

test('a day is played once, however the clock is set', () => {
  const { store, state, setClock, play } = setUp(MIDNIGHT);
  const playAt = (time: number, mine: Throw) => {
    setClock(time);
    store.dispatch(readDay());
    play(mine);
    return state().overs;
  };
  const today = { [DAY]: '44' };
  expect(playAt(MIDNIGHT, 4)).toEqual(today);
  // A day back; then a day forward, and back again.
  expect(playAt(MIDNIGHT - 1, 3)).toEqual(today);
  const both = { ...today, [DAY + 1]: '22' };
  expect(playAt(MIDNIGHT + 24 * HOUR, 2)).toEqual(both);
  expect(playAt(MIDNIGHT, 3)).toEqual(both);
});

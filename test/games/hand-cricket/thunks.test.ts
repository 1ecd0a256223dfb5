import { makeStore } from '../../../src/app/store';
import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import { THROWS } from '../../../src/games/hand-cricket/rules';
import { selectMatch, selectRound } from '../../../src/games/hand-cricket/selectors';
import {
  ballSettled,
  challengeAccepted,
  gameLeft,
  parityCalled,
} from '../../../src/games/hand-cricket/slice';
import {
  openOver,
  readDay,
  throwBall,
  throwOverBall,
  throwToss,
} from '../../../src/games/hand-cricket/thunks';
import { countsOf, evenDraws } from '../../support/evenDraws';
import { scriptedEnv } from '../../support/scriptedEnv';
import { startMatch } from './turns';

/** A store without timers, and the state of the game. */
function setUp(draws: number[] = []) {
  const env = scriptedEnv(draws);
  const store = makeStore({ env });
  const state = () => selectMatch(store.getState());
  const settle = () => store.dispatch(ballSettled(selectRound(store.getState())));
  return { env, store, state, settle };
}

describe('the toss', () => {
  test.each(THROWS)(
    'the computer shows each number as often, whatever the player does: %i',
    (mine) => {
      const shown = evenDraws(60).map((draw) => {
        const { store, state } = setUp([draw, 0]);
        store.dispatch(throwToss(mine));
        expect(state().toss?.[0]).toBe(mine);
        return state().toss?.[1] ?? 0;
      });
      expect(countsOf(shown)).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
    },
  );

  test('if the computer wins it, it bats as often as it bowls', () => {
    const batting = evenDraws(100).map((draw) => {
      const { store, state } = setUp([0, draw]);
      store.dispatch(parityCalled('odd'));
      store.dispatch(throwToss(1));
      return state().batting ?? '';
    });
    expect(countsOf(batting)).toEqual({ you: 50, computer: 50 });
  });
});

describe('a ball of the match', () => {
  test.each(THROWS)('against %i the computer shows each number as often', (mine) => {
    const shown = evenDraws(60).map((draw) => {
      const { store, state } = setUp([draw]);
      startMatch(store);
      store.dispatch(throwBall(mine));
      expect(state().thrown?.[0]).toBe(mine);
      return state().thrown?.[1] ?? 0;
    });
    expect(countsOf(shown)).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
  });

  test('depends on one draw alone, and not on the hand of the player', () => {
    const shown = THROWS.map((mine) => {
      const { env, store, state } = setUp([0.4]);
      startMatch(store);
      store.dispatch(throwBall(mine));
      expect(env.random).toHaveBeenCalledTimes(1);
      return state().thrown?.[1];
    });
    expect(shown).toEqual(THROWS.map(() => 3));
  });
});

describe('in a challenge', () => {
  /** What the computer showed the friend: 4, 1 and 6. */
  const accepted = challengeAccepted(ballsOf('421365'));

  /** The computer's numbers, in the order in which they come. */
  function shownTo(throws: readonly Throw[], draws: number[]) {
    const { env, store, state, settle } = setUp(draws);
    store.dispatch(accepted);
    const shown = throws.map((mine) => {
      store.dispatch(throwBall(mine));
      const number = state().thrown?.[1];
      settle();
      return number;
    });
    return { shown, drawn: env.random.mock.calls.length, state, store };
  }

  test('the computer shows what it showed the friend, ball by ball, and draws nothing', () => {
    expect(shownTo([1, 2, 1], [])).toMatchObject({ shown: [4, 1, 6], drawn: 0 });
  });

  test('whatever the player throws', () => {
    expect(shownTo([2, 3, 2], []).shown).toEqual([4, 1, 6]);
  });

  test('once those are used up, it draws', () => {
    expect(shownTo([1, 2, 1, 1, 1], [0.5, 0.99])).toMatchObject({
      shown: [4, 1, 6, 4, 6],
      drawn: 2,
    });
  });

  test('a ball that was left comes again', () => {
    const { store, state, settle } = setUp();
    store.dispatch(accepted);
    store.dispatch(throwBall(1));
    settle();
    store.dispatch(throwBall(2));
    store.dispatch(gameLeft());
    store.dispatch(throwBall(3));
    expect(state().thrown).toEqual([3, 1]);
  });

  test('the next match is drawn again', () => {
    const { store, state } = shownTo([6, 5], []);
    expect(state().result).toBe('You win!');
    startMatch(store);
    expect(() => store.dispatch(throwBall(1))).toThrow('more often than there are draws');
  });
});

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

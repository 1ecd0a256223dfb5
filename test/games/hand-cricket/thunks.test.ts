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
import { throwBall, throwToss } from '../../../src/games/hand-cricket/thunks';
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

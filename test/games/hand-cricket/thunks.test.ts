import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import { THROWS } from '../../../src/games/hand-cricket/rules';
import { selectMatch, selectRound } from '../../../src/games/hand-cricket/selectors';
import { ballSettled, challengeAccepted, gameLeft } from '../../../src/games/hand-cricket/slice';
import { throwBall, throwToss } from '../../../src/games/hand-cricket/thunks';
import { countsOf, evenDraws } from '../../support/evenDraws';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';
import { startMatch } from './turns';

/** A store without timers, and the state of the game. */
function setUp(draws: number[]) {
  const env = scriptedEnv(draws);
  const store = makeStore({ env, features: slices });
  const state = () => selectMatch(store.getState());
  /** A ball, which is settled; returns what the computer showed. */
  const play = (mine: Throw) => {
    store.dispatch(throwBall(mine));
    expect(state().thrown?.[0]).toBe(mine);
    const shown = state().thrown?.[1];
    store.dispatch(ballSettled(selectRound(store.getState())));
    return shown ?? 0;
  };
  return { env, store, state, play };
}

test.each(THROWS)('against %i the computer shows each number as often, by one draw', (mine) => {
  const shown = evenDraws(60).map((draw) => {
    const { env, store, play } = setUp([draw]);
    startMatch(store);
    const number = play(mine);
    expect(env.random).toHaveBeenCalledTimes(1);
    return number;
  });
  expect(countsOf(shown)).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
});

test('so it does in the toss, and if it wins it, it bats as often as it bowls', () => {
  const tossOf = (draws: number[]) => {
    const { store, state } = setUp(draws);
    store.dispatch(throwToss(1));
    return state();
  };
  const shown = evenDraws(60).map((draw) => tossOf([draw, 0]).toss?.join());
  const ten = THROWS.map((theirs) => [`1,${theirs}`, 10]);
  expect(countsOf(shown.map(String))).toEqual(Object.fromEntries(ten));
  const batting = evenDraws(60).map((draw) => tossOf([0, draw]).batting ?? '');
  expect(countsOf(batting)).toEqual({ you: 30, computer: 30 });
});

test('in a challenge a ball that was left comes again, and the next match is drawn', () => {
  const { env, store, play } = setUp([0.1]);
  // The computer showed the friend 4, 1 and 6.
  store.dispatch(challengeAccepted(ballsOf('421365')));
  play(6);
  store.dispatch(throwBall(2));
  store.dispatch(gameLeft());
  expect([play(5), env.random.mock.calls]).toEqual([1, []]);
  startMatch(store);
  expect([play(2), env.random.mock.calls.length]).toEqual([1, 1]);
});

import { injectEffects } from '../../src/app/injectEffects';
import { loadPages } from '../../src/app/routes';
import { makeStore } from '../../src/app/store';
import { rockPaperScissors } from '../../src/games/rock-paper-scissors/game';
import { selectTally } from '../../src/games/rock-paper-scissors/selectors';
import { gameLeft, roundStarted } from '../../src/games/rock-paper-scissors/slice';
import type { GameEffects } from '../../src/games/shared/game';
import { truthOrDare } from '../../src/games/truth-or-dare/game';
import { pageReturned } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setUp() {
  const env = scriptedEnv([0.9]);
  env.now.mockImplementation(() => Date.now());
  const store = makeStore({ env });
  return { env, store, wins: () => selectTally(store.getState()).playerWins };
}

test('the effects of a game come with its page, into a store that was made before and one made after', async () => {
  const before = setUp();
  before.store.dispatch(roundStarted('rock'));
  await pass(60_000);
  expect(before.env.random).not.toHaveBeenCalled();
  before.store.dispatch(gameLeft());

  await loadPages(rockPaperScissors.path);
  for (const { store, wins } of [before, setUp()]) {
    store.dispatch(roundStarted('rock'));
    await pass(1999);
    expect(wins()).toBe(0);
    await pass(1);
    expect(wins()).toBe(1);
  }
});

test('two stores share no timer: a round goes on when that of the other store ends', async () => {
  await loadPages(rockPaperScissors.path);
  const [one, other] = [setUp(), setUp()];
  for (const { store } of [one, other]) store.dispatch(roundStarted('rock'));
  one.store.dispatch(gameLeft());
  await pass(2000);
  expect([one.wins(), other.wins()]).toEqual([0, 1]);
});

describe('effects that are added again, as by a hot reload,', () => {
  /** A timer that calls `end` a second after `pageReturned`. */
  const timer = (end: () => void): GameEffects => ({
    startListeners(startListening) {
      startListening({
        actionCreator: pageReturned,
        effect: async (_action, { delay }) => {
          await delay(1000);
          end();
        },
      });
    },
  });

  test('run once if they are the same', async () => {
    const { store } = setUp();
    const end = jest.fn();
    const effects = timer(end);
    injectEffects(truthOrDare, effects);
    injectEffects(truthOrDare, effects);
    store.dispatch(pageReturned());
    await pass(1000);
    injectEffects(truthOrDare, effects);
    store.dispatch(pageReturned());
    await pass(1000);
    expect(end).toHaveBeenCalledTimes(2);
  });

  test('replace the older ones of their game, whose timers end with the next action', async () => {
    const { store } = setUp();
    const [older, newer] = [jest.fn(), jest.fn()];
    injectEffects(truthOrDare, timer(older));
    store.dispatch(pageReturned());
    injectEffects(truthOrDare, timer(newer));
    store.dispatch(pageReturned());
    await pass(60_000);
    expect([older, newer].map((end) => end.mock.calls.length)).toEqual([0, 1]);
  });

  test('leave those of other games alone', async () => {
    const { store } = setUp();
    const [ofOne, ofOther] = [jest.fn(), jest.fn()];
    injectEffects(rockPaperScissors, timer(ofOne));
    injectEffects(truthOrDare, timer(ofOther));
    store.dispatch(pageReturned());
    await pass(1000);
    expect([ofOne, ofOther].map((end) => end.mock.calls.length)).toEqual([1, 1]);
  });
});

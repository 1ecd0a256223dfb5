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

test('the effects of a game come with its page, into each store, and two stores share no timer', async () => {
  const before = setUp();
  before.store.dispatch(roundStarted('rock'));
  await pass(60_000);
  expect(before.env.random).not.toHaveBeenCalled();
  before.store.dispatch(gameLeft());

  await loadPages(rockPaperScissors.path);
  const [after, left] = [setUp(), setUp()];
  for (const { store } of [before, after, left]) store.dispatch(roundStarted('rock'));
  left.store.dispatch(gameLeft());
  await pass(1999);
  expect([before, after, left].map(({ wins }) => wins())).toEqual([0, 0, 0]);
  await pass(1);
  expect([before, after, left].map(({ wins }) => wins())).toEqual([1, 1, 0]);
});

test('effects that are added again, as by a hot reload, run once; newer ones replace those of their game', async () => {
  const { store } = setUp();
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
  const [ofOther, older, newer] = [jest.fn(), jest.fn(), jest.fn()];
  const effects = timer(older);
  injectEffects(rockPaperScissors, timer(ofOther));
  injectEffects(truthOrDare, effects);
  injectEffects(truthOrDare, effects);
  store.dispatch(pageReturned());
  await pass(1000);
  expect([ofOther, older].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

  store.dispatch(pageReturned());
  injectEffects(truthOrDare, timer(newer));
  // With the next action the older timer ends.
  store.dispatch(pageReturned());
  await pass(60_000);
  expect([older, newer].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

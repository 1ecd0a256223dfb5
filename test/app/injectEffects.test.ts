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

const newStore = () => makeStore({ env: scriptedEnv([0.9]) });

test('the effects of a game come with its page, into each store, and two stores share no timer', async () => {
  const before = newStore();
  before.dispatch(roundStarted('rock'));
  await pass(60_000);
  expect(before.env.random).not.toHaveBeenCalled();
  before.dispatch(gameLeft());

  await loadPages(rockPaperScissors.path);
  const [after, left] = [newStore(), newStore()];
  for (const store of [before, after, left]) store.dispatch(roundStarted('rock'));
  left.dispatch(gameLeft());
  await pass(2000);
  const wins = [before, after, left].map((store) => selectTally(store.getState()).playerWins);
  expect(wins).toEqual([1, 1, 0]);
});

test('effects that are added again, as by a hot reload, run once; newer ones replace those of their game', async () => {
  const store = newStore();
  const runs: string[] = [];
  const noting = (name: string): GameEffects => ({
    startListeners(startListening) {
      startListening({ actionCreator: pageReturned, effect: () => void runs.push(name) });
    },
  });
  const older = noting('older');
  injectEffects(rockPaperScissors, noting('of another game'));
  injectEffects(truthOrDare, older);
  injectEffects(truthOrDare, older);
  store.dispatch(pageReturned());
  injectEffects(truthOrDare, noting('newer'));
  store.dispatch(pageReturned());
  expect(runs.sort()).toEqual(['newer', ...Array(2).fill('of another game'), 'older']);
});

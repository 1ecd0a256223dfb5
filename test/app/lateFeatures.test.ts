/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { addBadgesAndGames } from '../../src/app/allFeatures';
import { startCounting } from '../../src/app/lateFeatures';
import { makeStore } from '../../src/app/store';
import { handCricket } from '../../src/games/hand-cricket/game';
import { guidePath, paths } from '../../src/paths';
import { pageOpened } from '../../src/state/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

jest.mock('../../src/app/allFeatures', () => {
  const module = jest.requireActual('../../src/app/allFeatures');
  return { ...module, addBadgesAndGames: jest.fn(module.addBadgesAndGames) };
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A visit whose first page is ready, and idle. */
async function openFirst(path: string) {
  const store = makeStore({ env: scriptedEnv() });
  store.dispatch(pageOpened(path));
  startCounting(store);
  await idle();
  return store;
}
const idle = () => jest.advanceTimersByTimeAsync(2000);

test.each([paths.games, handCricket.path, guidePath('pacheta')])(
  'the badges come with the idle page %s, on which something counts',
  async (path) => {
    expect((await openFirst(path)).getState()).toHaveProperty('badges');
  },
);

test('on other pages no badges come, until a page is opened on which something counts', async () => {
  const store = await openFirst(paths.home);
  for (const path of [paths.journey, paths.howToPlay, paths.feedback]) {
    store.dispatch(pageOpened(path));
    await idle();
  }
  expect(store.getState()).not.toHaveProperty('badges');
  store.dispatch(pageOpened(guidePath('pacheta')));
  await idle();
  expect(store.getState()).toMatchObject({ badges: { guides: ['pacheta'] } });
});

test('a failed load is tried again on the next page on which something counts', async () => {
  const add = jest.mocked(addBadgesAndGames);
  add.mockClear().mockRejectedValueOnce(new Error('Loading chunk badges failed.'));
  const store = await openFirst(paths.games);
  expect(store.getState()).not.toHaveProperty('badges');
  for (const path of [handCricket.path, paths.games]) {
    store.dispatch(pageOpened(path));
    await idle();
  }
  expect(store.getState()).toHaveProperty('badges');
  expect(add).toHaveBeenCalledTimes(2);
});

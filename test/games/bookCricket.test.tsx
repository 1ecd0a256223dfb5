/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { screen, within } from '@testing-library/react';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { scriptedEnv } from '../support/scriptedEnv';
import { loadPreloadedState } from '../support/store';

/*
 * A game that the site does not have is added as README.md says: one folder (book-cricket/, beside
 * this file) and one line in the list. Nothing else may be needed.
 */
jest.mock('../../src/games', () => {
  const { games } = jest.requireActual('../../src/games');
  return { games: [...games, jest.requireActual('./book-cricket/game').bookCricket] };
});

const PATH = '/school-games/book-cricket';
const KEY = 'persist:bbh_bookCricket';
/** Page 127. */
const SEVEN = 126.5 / 300;

const best = () => within(screen.getByRole('definition')).getByText(/\d/).textContent;
const runs = () => screen.getByRole('main').querySelector('[role=status]')?.textContent;

afterEach(() => void jest.useRealTimers());

test('it has a page of its own, in the hub, where its tile is the current one', async () => {
  const { follow } = await renderWithFakeTimers('/school-games');
  const tiles = within(screen.getByRole('navigation', { name: 'Games' }));
  await follow(tiles.getByRole('link', { name: 'Book Cricket' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Book Cricket');
  expect(tiles.getByRole('link', { current: 'page' })).toHaveTextContent('Book Cricket');
  expect(screen.getByRole('button', { name: 'Open the book' })).toBeVisible();
});

test('it is played by a press, with a timer of which a second press is ignored, and with its sound', async () => {
  const { env, user, pass, store } = await renderWithFakeTimers(PATH, {
    env: scriptedEnv([SEVEN]),
  });
  const book = screen.getByRole('button', { name: 'Open the book' });
  await user.click(screen.getByRole('button', { name: 'Sound' }));
  await user.click(book);
  await pass(1500);
  await user.click(book);
  await pass(1499);
  expect(runs()).toBe('');
  await pass(1);
  expect(runs()).toBe('7 runs');
  expect(env.play.mock.calls).toEqual([['chalk'], ['stamp', undefined]]);
  const soFar = store.getState();
  await pass(60_000);
  expect(store.getState()).toBe(soFar);
});

test('its best is persisted, and nothing else of it', async () => {
  const { env, user, pass } = await renderWithFakeTimers(PATH, { env: scriptedEnv([SEVEN]) });
  await user.click(screen.getByRole('button', { name: 'Open the book' }));
  await pass(3000);
  expect(best()).toBe('7');
  expect(JSON.parse(env.localStorage.entries[KEY] ?? '{}')).toMatchObject({ best: '7' });
  const next = { ...scriptedEnv(), localStorage: env.localStorage };
  expect(await loadPreloadedState(next)).toMatchObject({
    bookCricket: { best: 7, runs: 0, round: 0 },
  });
});

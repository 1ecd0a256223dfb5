/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { games } from '../../../src/games';
import { pageReturned } from '../../../src/state/uiSlice';
import { renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

const idleTasks: (() => void)[] = [];

beforeEach(() => {
  window.requestIdleCallback = (task) => idleTasks.push(task as () => void);
});

afterEach(() => {
  idleTasks.length = 0;
});

const khel = () => within(screen.getByRole('region', { name: 'Khel' }));
const main = () => within(screen.getByRole('main'));

/** Waits for the imported chunk. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

function playedEnv() {
  const env = scriptedEnv();
  env.localStorage.set('persist:bbh_badges', '{"lastGame":"\\"quiz\\""}');
  env.localStorage.set('persist:bbh_quiz', '{"bestScore":"4"}');
  return env;
}

test('the parts of Home stand in the order of the specification', async () => {
  await renderPage('/');
  const regions = main().getAllByRole('region', { name: /^[^:]*$/ });
  const names = regions.map(
    (region) =>
      region.getAttribute('aria-label') ?? within(region).getAllByRole('heading')[0]?.textContent,
  );
  expect(names).toEqual([
    ...['School ki yaadein', 'PDF tools announcement', 'Khel', 'Welcome', 'Follow us'],
    ...['Gallery', 'Blog', 'Events'],
  ]);
  const links = main()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const ways = ['Journey', 'Backbenchers wali game', 'Naya khel seekhe'];
  expect(links.slice(0, 4)).toEqual([...ways, 'Aaj ka Over']);
  const journey = main().getByRole('link', { name: 'Journey' });
  expect(journey.compareDocumentPosition(regions[1] as Element)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test("a newcomer sees a link for each game and today's over, and nothing of the past", async () => {
  await renderPage('/');
  expect(
    khel()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Aaj ka Over', ...games.map(({ name }) => name)]);
  expect(khel().getByText('Roz chhe ball')).toBeVisible();
  expect(khel().queryByText('Best:')).toBeNull();
});

test('what is stored comes when the page is idle, and again when the visitor returns', async () => {
  const { env, store } = await renderPage('/', { env: playedEnv() });
  expect(khel().queryByRole('link', { name: /^Pichhli baar/ })).toBeNull();
  for (const task of idleTasks) task();
  await settle();
  expect(khel().getByRole('link', { name: 'Pichhli baar: Quiz Game' })).toHaveAttribute(
    'href',
    '/school-games/quizgame',
  );
  expect(khel().getByText(/^#\d+ khelo$/)).toBeVisible();
  expect(khel().getByText('Best:').parentElement).toHaveTextContent('Best: 4 / 5');
  env.localStorage.set('persist:bbh_quiz', '{"bestScore":"5"}');
  act(() => void store.dispatch(pageReturned()));
  await settle();
  expect(khel().getByText('Best:').parentElement).toHaveTextContent('Best: 5 / 5');
});

/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { makeStore } from '../../src/app/store';
import { liftedStoreOf } from '../support/devToolsExtension';
import { evenDraws } from '../support/evenDraws';
import { renderApp, renderStore } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

/** Renders a path; `log` returns the paths of `pageOpened` and the types of other actions. */
async function visit(path: string) {
  const { store, follow, ...page } = await renderApp(path, { env: scriptedEnv(evenDraws(5)) });
  const log = () =>
    Object.values(liftedStoreOf(store).getState().actionsById)
      .slice(1)
      .map(({ action }) =>
        'payload' in action && action.type === 'ui/pageOpened' ? action.payload : action.type,
      );
  const go = (link: string, where = 'Main') =>
    follow(
      within(screen.getByRole('navigation', { name: where })).getByRole('link', { name: link }),
    );
  return { ...page, store, follow, log, go };
}

test.each([
  ['the home page', '/', '/'],
  ['a page', '/journey', '/journey'],
  ['a page with a trailing slash', '/journey/', '/journey'],
  ['a page with a hash', '/about-us#terms', '/about-us'],
  ['a page with a query', '/journey?utm_source=whatsapp', '/journey'],
  ['an address without a route', '/Journey', '/Journey'],
])('%s is logged once at the start of a visit', async (_what, address, path) => {
  const { log, store } = await visit(address);
  expect(log()).toEqual([path]);
  expect(store.getState().ui.path).toBe(path);
});

test('each navigation to a page is logged, also to the same one or to a hash of another', async () => {
  const { log, go, follow } = await visit('/');
  await go('Journey');
  await go('Journey');
  await follow(screen.getByRole('link', { name: 'FAQ' }));
  expect(log()).toEqual(['/', '/journey', '/journey', '/about-us']);
});

test('a jump to another hash of the page is not, but a second press on the same link is', async () => {
  const { log, go, follow } = await visit('/about-us');
  for (const name of ['FAQ', 'Terms', 'FAQ']) await follow(screen.getByRole('link', { name }));
  expect(log()).toEqual(['/about-us']);
  await follow(screen.getByRole('link', { name: 'FAQ' }));
  expect(log()).toEqual(['/about-us', '/about-us']);
  await go('Journey');
  expect(log().at(-1)).toBe('/journey');
});

test('a page is logged once where effects run twice', async () => {
  const store = makeStore({ env: scriptedEnv() });
  await renderStore('/about-us#terms', store, StrictMode);
  const { stagedActionIds } = liftedStoreOf(store).getState();
  expect(stagedActionIds).toHaveLength(2);
});

test('a page is logged after the cleanup of the previous page and before its own actions', async () => {
  const { log, go } = await visit('/school-games/truth-or-dare');
  await go('Guess the Teacher', 'Games');
  expect(log()).toEqual([
    '/school-games/truth-or-dare',
    'truthOrDare/gameLeft',
    '/school-games/guess-the-teacher',
    'guessTheTeacher/classStarted',
  ]);
});

/** @jest-environment jsdom */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { screen, within } from '@testing-library/react';
import { liftedStoreOf } from '../support/devToolsExtension';
import { evenDraws } from '../support/evenDraws';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

/** The site at a path, and what its log says since: each page by its path, all else by its name. */
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
  ['a page with a slash at its end', '/journey/', '/journey'],
  ['a page at a place in it', '/about-us#terms', '/about-us'],
  ['a page with words behind it', '/journey?utm_source=whatsapp', '/journey'],
  ['an address that no route knows', '/Journey', '/Journey'],
])('%s is told when a visit begins with it, once', async (_what, address, path) => {
  const { log, store } = await visit(address);
  expect(log()).toEqual([path]);
  expect(store.getState().ui.path).toBe(path);
});

test('each page is told as it comes, the same one too, and a place in it', async () => {
  const { log, go, follow } = await visit('/');
  await go('Journey');
  await go('Journey');
  await follow(screen.getByRole('link', { name: 'FAQ' }));
  expect(log()).toEqual(['/', '/journey', '/journey', '/about-us']);
});

test('what ends on the page before is told before it, what begins on the page after it', async () => {
  const { log, go } = await visit('/school-games/truth-or-dare');
  await go('Guess the Teacher', 'Games');
  expect(log()).toEqual([
    '/school-games/truth-or-dare',
    'truthOrDare/gameLeft',
    '/school-games/guess-the-teacher',
    'guessTheTeacher/classStarted',
  ]);
});

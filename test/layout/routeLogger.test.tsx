/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { screen, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { makeStore } from '../../src/app/store';
import type { AppStore } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import { evenDraws } from '../support/evenDraws';
import { renderApp, renderStore } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

/** The paths of `pageOpened` in the log, and the types of other actions. */
const logOf = (store: AppStore) =>
  Object.values(liftedStoreOf(store).getState().actionsById)
    .slice(1)
    .map(({ action }) =>
      'payload' in action && action.type === 'ui/pageOpened' ? action.payload : action.type,
    );

const linkIn = (navigation: string, name: string) =>
  within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name });

test.each([
  ['/', '/', Fragment],
  ['/journey/', '/journey', Fragment],
  ['/about-us#terms', '/about-us', Fragment],
  ['/journey?utm_source=whatsapp', '/journey', Fragment],
  ['/Journey', '/Journey', Fragment],
  // There effects run twice.
  ['/about-us#terms', '/about-us', StrictMode],
])('%s is logged once at the start of a visit, as %s', async (address, path, Mode) => {
  const store = makeStore({ env: scriptedEnv() });
  await renderStore(address, store, Mode);
  expect(logOf(store)).toEqual([path]);
});

test('each navigation to a page is logged, also to the same one or to a hash of another', async () => {
  const { store, follow } = await renderApp('/');
  await follow(linkIn('Main', 'Journey'));
  await follow(linkIn('Main', 'Journey'));
  await follow(screen.getByRole('link', { name: 'FAQ' }));
  expect(logOf(store)).toEqual(['/', '/journey', '/journey', '/about-us']);
});

test('a jump to another hash of the page is not, but a second press on the same link is', async () => {
  const { store, follow } = await renderApp('/about-us');
  for (const name of ['FAQ', 'Terms', 'FAQ']) await follow(screen.getByRole('link', { name }));
  expect(logOf(store)).toEqual(['/about-us']);
  await follow(screen.getByRole('link', { name: 'FAQ' }));
  expect(logOf(store)).toEqual(['/about-us', '/about-us']);
});

test('a page is logged after the cleanup of the previous page and before its own actions', async () => {
  const env = scriptedEnv(evenDraws(5));
  const { store, follow } = await renderApp('/school-games/truth-or-dare', { env });
  await follow(linkIn('Games', 'Guess the Teacher'));
  expect(logOf(store)).toEqual([
    '/school-games/truth-or-dare',
    'truthOrDare/gameLeft',
    '/school-games/guess-the-teacher',
    'guessTheTeacher/classStarted',
  ]);
});

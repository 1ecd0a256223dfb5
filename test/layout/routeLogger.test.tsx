/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { screen, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import type { AppStore } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import { renderApp, renderStore } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

/** The paths of `pageOpened` in the log, and the types of other actions. */
const logOf = (store: AppStore) =>
  Object.values(liftedStoreOf(store).getState().actionsById)
    .slice(1)
    .map(({ action }) =>
      'payload' in action && action.type === 'ui/pageOpened' ? action.payload : action.type,
    );

test.each([
  ['/', '/', Fragment],
  ['/journey/', '/journey', Fragment],
  ['/about-us#terms', '/about-us', Fragment],
  ['/journey?utm_source=whatsapp', '/journey', Fragment],
  ['/Journey', '/Journey', Fragment],
  // In StrictMode effects run twice.
  ['/about-us#terms', '/about-us', StrictMode],
])('%s is logged once at the start of a visit, as %s', async (address, path, Mode) => {
  const store = makeStore({ env: scriptedEnv() });
  await renderStore(address, store, Mode);
  expect(logOf(store)).toEqual([path]);
});

// The recorded sessions have logs with the actions of a page after its path.
test('a navigation to a page is logged, also to the same one; a jump to another of its hashes is not', async () => {
  const { store, follow } = await renderApp('/');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await follow(main.getByRole('link', { name: 'Journey' }));
  await follow(main.getByRole('link', { name: 'Journey' }));
  for (const name of ['FAQ', 'Terms', 'FAQ', 'FAQ'])
    await follow(screen.getByRole('link', { name }));
  // The last link is pressed a second time.
  expect(logOf(store)).toEqual(['/', '/journey', '/journey', '/about-us', '/about-us']);
});

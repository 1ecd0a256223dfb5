/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ExoticComponent } from 'react';
import { Fragment, StrictMode } from 'react';
import { allPaths } from '../../src/app/routes';
import { liftedStoreOf } from '../support/devToolsExtension';
import { evenDraws } from '../support/evenDraws';
import { renderStore } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

const consoleError = jest.spyOn(console, 'error');
afterEach(() => consoleError.mockClear());

/** The log of a visit to a page, and from there to Journey. */
async function logOf(path: string, Mode: ExoticComponent) {
  const store = makeStore({ env: scriptedEnv(evenDraws(5)) });
  const { container } = await renderStore(path, store, Mode);
  // By its address, as to look for a role takes longer than to render a page.
  const link = container.querySelector('nav a[href="/journey"]') as Element;
  await act(async () => fireEvent.click(link));
  expect(document.title).toMatch(/^Journey/);
  cleanup();
  const { actionsById } = liftedStoreOf(store).getState();
  return Object.values(actionsById).map(({ action }) => action);
}

test.each(allPaths())(
  '%s dispatches the same actions under StrictMode, without console errors',
  async (path) => {
    expect(await logOf(path, StrictMode)).toEqual(await logOf(path, Fragment));
    expect(consoleError).not.toHaveBeenCalled();
  },
);

import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, PropsWithChildren } from 'react';
import { Fragment } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { pagesOf } from '../../src/app/routes';
import type { StoreOptions } from '../../src/app/store';
import { makeStore } from '../../src/app/store';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from './scriptedEnv';

type Scene = {
  preloadedState?: NonNullable<StoreOptions['preloadedState']>;
  env?: ReturnType<typeof scriptedEnv>;
  /** How the visitor's hand waits where the test turns the clock. */
  advanceTimers?: (milliseconds: number) => void;
};

/** The whole site at a path, of the state in a store. */
export async function renderStore(
  path: string,
  store: AppStore,
  Mode: ComponentType<PropsWithChildren> | typeof Fragment = Fragment,
) {
  await Promise.all(pagesOf(new URL(path, 'http://localhost').pathname).map((p) => p.preload()));
  return act(async () =>
    render(
      <Mode>
        <Provider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <App />
          </MemoryRouter>
        </Provider>
      </Mode>,
    ),
  );
}

/** The whole site at a path, as a visitor meets it, with its store and its world at hand. */
export async function renderApp(
  path: string,
  { preloadedState = {}, env = scriptedEnv(), advanceTimers }: Scene = {},
) {
  const store = makeStore({ env, preloadedState });
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const view = await renderStore(path, store);
  /**
   * Clicks a link, and waits for the page it leads to. (`user.click` alone does not: React never
   * takes up again what was suspended in an `act` that nobody awaited.)
   */
  const follow = (link: HTMLElement) => act(async () => user.click(link));
  return { ...view, store, env, user, follow };
}

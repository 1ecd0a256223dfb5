import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, PropsWithChildren } from 'react';
import { Fragment } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { pagesOf } from '../../src/app/routes';
import type { StoreOptions } from '../../src/app/store';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from './scriptedEnv';
import { makeStore } from './store';

export type Scene = {
  preloadedState?: NonNullable<StoreOptions['preloadedState']>;
  env?: ReturnType<typeof scriptedEnv>;
  /** Renders the page without what is around it, which takes most of the time: header, hub, footer, notices. */
  isAlone?: boolean;
  /** For tests with fake timers: how user-event advances the time. */
  advanceTimers?: (milliseconds: number) => void;
};

/** Renders the whole site at a path, with this store. */
export async function renderStore(
  path: string,
  store: AppStore,
  Mode: ComponentType<PropsWithChildren> | typeof Fragment = Fragment,
  isAlone = false,
) {
  const pages = pagesOf(new URL(path, 'http://localhost').pathname);
  await Promise.all(pages.map((page) => page.preload(store)));
  const Page = pages.at(-1);
  return act(async () =>
    render(
      <Mode>
        <Provider store={store}>
          <MemoryRouter initialEntries={[path]}>
            {isAlone && Page ? (
              <main>
                <Page />
              </main>
            ) : (
              <App />
            )}
          </MemoryRouter>
        </Provider>
      </Mode>,
    ),
  );
}

/** Renders the whole site at a path, or its page alone, with a new store; returns the view, store, env and user. */
export async function renderApp(
  path: string,
  { preloadedState = {}, env = scriptedEnv(), isAlone = false, advanceTimers }: Scene = {},
) {
  const store = makeStore({ env, preloadedState });
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const view = await renderStore(path, store, Fragment, isAlone);
  /**
   * Clicks a link, and waits for its page. `user.click` alone is not enough: React does not resume
   * rendering that was suspended in an `act` that was not awaited.
   */
  const follow = (link: HTMLElement) => act(async () => user.click(link));
  return { ...view, store, env, user, follow };
}

/** The same with the page alone: for tests that do not look at what is around it. */
export const renderPage = (path: string, scene: Scene = {}) =>
  renderApp(path, { ...scene, isAlone: true });

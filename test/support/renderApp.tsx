import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { pagesOf } from '../../src/app/routes';
import type { StoreOptions } from '../../src/app/store';
import { makeStore } from '../../src/app/store';
import { scriptedEnv } from './scriptedEnv';

/** The whole site at a path, as a visitor meets it, with its store and its world at hand. */
export async function renderApp(path: string, preloadedState?: StoreOptions['preloadedState']) {
  const env = scriptedEnv();
  const store = makeStore(preloadedState ? { env, preloadedState } : { env });
  await Promise.all(pagesOf(path).map((page) => page.preload()));
  const user = userEvent.setup();
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...view, store, env, user };
}

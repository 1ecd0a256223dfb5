/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { forgetFailedPages, lazyPage } from '../../src/app/lazyPage';
import { makeStore } from '../../src/app/store';
import { scriptedEnv } from '../support/scriptedEnv';

const store = makeStore({ env: scriptedEnv() });

const journey = { default: () => <h1>Journey</h1> };
const loading = () => 'loadingPage' in document.documentElement.dataset;

/** A page whose loads are ended by the test, oldest first. */
function pendingPage() {
  const ends: { resolve(page: typeof journey): void; reject(error: Error): void }[] = [];
  const load = jest.fn(
    () => new Promise<typeof journey>((resolve, reject) => ends.push({ resolve, reject })),
  );
  const resolve = () => act(async () => ends.shift()?.resolve(journey));
  const reject = () => act(async () => ends.shift()?.reject(new Error('Loading failed.')));
  return { Page: lazyPage(['journey'], load), load, resolve, reject };
}

test('a page is loaded once, and then rendered at once', async () => {
  const { Page, load, resolve } = pendingPage();
  const preloads = [Page.preload(store), Page.preload(store)];
  await resolve();
  await Promise.all(preloads);
  // Without a Suspense boundary or an awaited `act`, React would throw if it suspended.
  render(
    <StrictMode>
      <Provider store={store}>
        <Page />
      </Provider>
    </StrictMode>,
  );
  expect(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that fails is retried once; one that fails twice is retried by the next visit', async () => {
  const { Page, load, resolve, reject } = pendingPage();
  const rejected = expect(Page.preload(store)).rejects.toThrow('Loading failed.');
  await reject();
  expect(loading()).toBe(true);
  await reject();
  await rejected;
  expect(loading()).toBe(false);
  await expect(Page.preload(store)).rejects.toThrow('Loading failed.');
  expect(load).toHaveBeenCalledTimes(2);

  forgetFailedPages();
  const loaded = Page.preload(store);
  await reject();
  await resolve();
  await expect(loaded).resolves.toBe(journey);
});

test('the document is marked as loading until the last of several pages is loaded', async () => {
  const [hub, game] = [pendingPage(), pendingPage()];
  expect(loading()).toBe(false);
  const loaded = [hub.Page.preload(store), game.Page.preload(store)];
  await hub.resolve();
  expect(loading()).toBe(true);
  await game.resolve();
  await Promise.all(loaded);
  expect(loading()).toBe(false);
});

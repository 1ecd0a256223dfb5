/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { forgetFailedPages, lazyPage } from '../../src/app/lazyPage';

const journey = { default: () => <h1>Journey</h1> };
const loading = () => 'loadingPage' in document.documentElement.dataset;

/** A page whose loads are ended by the test, oldest first. */
function pendingPage() {
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<typeof journey>((resolve, reject) => {
        ends.push({
          resolve: () => resolve(journey),
          reject: () => reject(new Error('Loading chunk journey failed.')),
        });
      }),
  );
  const end = (how: 'resolve' | 'reject') => act(async () => ends.shift()?.[how]());
  return { Page: lazyPage(['journey'], load), load, end };
}

test('a page suspends until it is loaded, once, however often it is preloaded and rendered', async () => {
  const { Page, load, end } = pendingPage();
  expect(load).not.toHaveBeenCalled();
  await act(async () =>
    render(
      <Suspense fallback="…">
        <Page />
      </Suspense>,
    ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  await end('resolve');
  expect(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();

  await Promise.all([Page.preload(), Page.preload()]);
  // Without a Suspense boundary or an awaited `act`, React would throw if it suspended.
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that fails is retried once', async () => {
  const { Page, load, end } = pendingPage();
  const loaded = Page.preload();
  await end('reject');
  expect(load).toHaveBeenCalledTimes(2);
  await end('resolve');
  await expect(loaded).resolves.toBe(journey.default);
});

test('one that fails twice rejects with its error, until forgetFailedPages lets the next visit retry', async () => {
  const { Page, load, end } = pendingPage();
  const rejected = expect(Page.preload()).rejects.toThrow('Loading chunk journey failed.');
  await end('reject');
  expect(loading()).toBe(true);
  await end('reject');
  await rejected;
  expect(loading()).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  forgetFailedPages();
  const loaded = Page.preload();
  await end('resolve');
  await expect(loaded).resolves.toBe(journey.default);
});

test('the document is marked as loading until the last of several pages is loaded', async () => {
  const [hub, game] = [pendingPage(), pendingPage()];
  expect(loading()).toBe(false);
  const loaded = [hub.Page.preload(), game.Page.preload()];
  await hub.end('resolve');
  expect(loading()).toBe(true);
  await game.end('resolve');
  await Promise.all(loaded);
  expect(loading()).toBe(false);
});

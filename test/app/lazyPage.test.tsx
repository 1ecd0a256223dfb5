/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetFailedPages, lazyPage } from '../../src/app/lazyPage';

const journey = { default: () => <h1>Journey</h1> };
const render = (page: ReactNode) => renderAlone(page, { wrapper: MemoryRouter });
const loading = () => 'loadingPage' in document.documentElement.dataset;

/** A load function whose promises are settled by the test, oldest first. */
function pendingLoad() {
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
  return { load, end };
}

test('a page has the names of its chunks', () => {
  expect(lazyPage(['journey'], async () => journey).chunks).toEqual(['journey']);
});

test('a preloaded page renders synchronously', async () => {
  const Page = lazyPage(['journey'], async () => journey);
  await Page.preload();
  // Without a Suspense boundary or an awaited `act`, React would throw if it suspended.
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
});

test('a page that is not loaded suspends until it is', async () => {
  const { load, end } = pendingLoad();
  const Page = lazyPage(['journey'], load);
  await act(async () =>
    render(
      <Suspense fallback="…">
        <Page />
      </Suspense>,
    ),
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await end('resolve');
  expect(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
});

test('a page is loaded once, however often it is preloaded and rendered', async () => {
  const load = jest.fn(async () => journey);
  const Page = lazyPage(['journey'], load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([Page.preload(), Page.preload()]);
  render(
    <StrictMode>
      <Page />
      <Page />
    </StrictMode>,
  );
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a load that fails', () => {
  test('is retried once', async () => {
    const { load, end } = pendingLoad();
    const Page = lazyPage(['journey'], load);
    const loaded = Page.preload();
    await end('reject');
    expect(load).toHaveBeenCalledTimes(2);
    await end('resolve');
    await expect(loaded).resolves.toBe(journey.default);
  });

  test('twice rejects with its error; the next visit after forgetFailedPages retries it', async () => {
    const { load, end } = pendingLoad();
    const Page = lazyPage(['journey'], load);
    const rejected = expect(Page.preload()).rejects.toThrow('Loading chunk journey failed.');
    await end('reject');
    await end('reject');
    await rejected;
    expect(load).toHaveBeenCalledTimes(2);
    forgetFailedPages();
    const loaded = Page.preload();
    await end('resolve');
    await expect(loaded).resolves.toBe(journey.default);
  });
});

describe('the document is marked as loading', () => {
  test('until the page is loaded', async () => {
    const { load, end } = pendingLoad();
    const Page = lazyPage(['journey'], load);
    expect(loading()).toBe(false);
    const loaded = Page.preload();
    expect(loading()).toBe(true);
    await end('resolve');
    await loaded;
    expect(loading()).toBe(false);
  });

  test('during the retry, until that fails', async () => {
    const { load, end } = pendingLoad();
    const rejected = expect(lazyPage(['journey'], load).preload()).rejects.toThrow();
    await end('reject');
    expect(loading()).toBe(true);
    await end('reject');
    await rejected;
    expect(loading()).toBe(false);
  });

  test('until the last of several pages is loaded', async () => {
    const [hub, game] = [pendingLoad(), pendingLoad()];
    const loaded = [lazyPage(['hub'], hub.load).preload(), lazyPage(['quiz'], game.load).preload()];
    await hub.end('resolve');
    expect(loading()).toBe(true);
    await game.end('resolve');
    await Promise.all(loaded);
    expect(loading()).toBe(false);
  });
});

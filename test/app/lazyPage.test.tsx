/** @jest-environment jsdom */
import { act, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetFailedPages, lazyPage } from '../../src/app/lazyPage';

const journey = { default: () => <h1>Journey</h1> };
const render = (page: ReactNode) => renderAlone(page, { wrapper: MemoryRouter });
const loading = () => 'loadingPage' in document.documentElement.dataset;

/** A load that waits for the test to end it. */
function slowLoad() {
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

test('a page says which chunks it is in', () => {
  expect(lazyPage(['journey'], async () => journey).chunks).toEqual(['journey']);
});

test('a page that was loaded ahead is drawn at once, with nothing to wait for', async () => {
  const Page = lazyPage(['journey'], async () => journey);
  await Page.preload();
  // No Suspense around it, and no `act` that waits: it is there, or React throws.
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
});

test('a page that was not is drawn when it is here', async () => {
  const { load, end } = slowLoad();
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

test('a page is loaded once, however often it is asked for and drawn', async () => {
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
  test('is tried once more', async () => {
    const { load, end } = slowLoad();
    const Page = lazyPage(['journey'], load);
    const loaded = Page.preload();
    await end('reject');
    expect(load).toHaveBeenCalledTimes(2);
    await end('resolve');
    await expect(loaded).resolves.toBe(journey.default);
  });

  test('twice is given up, and says why', async () => {
    const { load, end } = slowLoad();
    const Page = lazyPage(['journey'], load);
    const refused = expect(Page.preload()).rejects.toThrow('Loading chunk journey failed.');
    await end('reject');
    await end('reject');
    await refused;
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('and given up is tried again by the next visit to the page', async () => {
    const { load, end } = slowLoad();
    const Page = lazyPage(['journey'], load);
    const refused = expect(Page.preload()).rejects.toThrow();
    await end('reject');
    await end('reject');
    await refused;
    forgetFailedPages();
    const loaded = Page.preload();
    await end('resolve');
    await expect(loaded).resolves.toBe(journey.default);
  });
});

describe('while a page is loaded, the document is marked as loading', () => {
  test('until it is here', async () => {
    const { load, end } = slowLoad();
    const Page = lazyPage(['journey'], load);
    expect(loading()).toBe(false);
    const loaded = Page.preload();
    expect(loading()).toBe(true);
    await end('resolve');
    await loaded;
    expect(loading()).toBe(false);
  });

  test('through the second try, and until it is given up', async () => {
    const { load, end } = slowLoad();
    const refused = expect(lazyPage(['journey'], load).preload()).rejects.toThrow();
    await end('reject');
    expect(loading()).toBe(true);
    await end('reject');
    await refused;
    expect(loading()).toBe(false);
  });

  test('until the last of several is here', async () => {
    const [hub, game] = [slowLoad(), slowLoad()];
    const loaded = [lazyPage(['hub'], hub.load).preload(), lazyPage(['quiz'], game.load).preload()];
    await hub.end('resolve');
    expect(loading()).toBe(true);
    await game.end('resolve');
    await Promise.all(loaded);
    expect(loading()).toBe(false);
  });
});

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { takeRelease } from '../../src/offline/client';
import { releases } from '../../src/offline/envReleases';

jest.mock('../../src/offline/client', () => ({ takeRelease: jest.fn() }));

/** Waits until all pending promises are settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const withWorkers = (get: () => unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });

const registered = (registration?: object) => () => ({ getRegistration: async () => registration });

describe('a new release', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  test('is checked for by updating the registration', async () => {
    const update = jest.fn(async () => undefined);
    withWorkers(registered({ update }));
    releases.checkForRelease();
    await settled();
    expect(update).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the browser has no service workers', () => undefined],
    [
      'a frame has no origin',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    ['no worker is registered yet', registered()],
    ['there is no network', registered({ update: () => Promise.reject(new TypeError()) })],
  ])('is not checked for, without an error, where %s', async (_why, get) => {
    withWorkers(get);
    releases.checkForRelease();
    // An unhandled rejection would fail the test here.
    await settled();
  });

  test.each([
    ['the client reloads the page', async (reload: () => void) => reload()],
    ['the client fails', () => Promise.reject(new DOMException('', 'InvalidStateError'))],
  ])('reloads the page once where %s', async (_why, take) => {
    // jsdom has no navigation: it reports each call of `location.reload`.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(takeRelease).mockImplementationOnce(take);
    releases.takeRelease();
    await settled();
    expect(reported.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')]);
    reported.mockRestore();
  });
});

/** @jest-environment jsdom */
import { takeRelease } from '../../src/offline/client';
import { releases } from '../../src/offline/envReleases';

jest.mock('../../src/offline/client', () => ({ takeRelease: jest.fn() }));

/** One turn of everything that waits for nothing but itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a new release', () => {
  const withWorkers = (getRegistration: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  test('is asked for at the host, by the worker that keeps the site', async () => {
    const update = jest.fn(async () => undefined);
    withWorkers(async () => ({ update }));
    releases.checkForRelease();
    await settled();
    expect(update).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the browser has no workers', undefined],
    ['the site is not kept yet', async () => undefined],
    ['there is no network', async () => ({ update: () => Promise.reject(new TypeError()) })],
  ])('that cannot be asked for, as %s, troubles nobody', async (_why, getRegistration) => {
    if (getRegistration) withWorkers(getRegistration);
    releases.checkForRelease();
    // A rejection that nobody took would end the test here.
    await settled();
  });

  test('is taken by the part that keeps the site', async () => {
    releases.takeRelease();
    await settled();
    expect(jest.mocked(takeRelease).mock.calls).toEqual([[expect.any(Function)]]);
  });
});

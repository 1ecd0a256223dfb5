import { act } from '@testing-library/react';
import type { StoreOptions } from '../../src/app/store';
import { renderApp } from './renderApp';
import { scriptedEnv } from './scriptedEnv';

type Scene = {
  preloadedState?: NonNullable<StoreOptions['preloadedState']>;
  /** Chance, in the order in which it is asked. */
  draws?: number[];
  env?: ReturnType<typeof scriptedEnv>;
};

/**
 * The whole site at a path, on a clock that stands still until `pass` turns it. Undone by
 * `jest.useRealTimers()`.
 */
export async function renderOnClock(
  path: string,
  { preloadedState = {}, draws = [], env = scriptedEnv(draws) }: Scene = {},
) {
  // Microtasks belong to no clock.
  jest.useFakeTimers({ now: env.now(), doNotFake: ['queueMicrotask', 'nextTick'] });
  env.now.mockImplementation(() => Date.now());
  const advanceTimers = jest.advanceTimersByTime;
  const visit = await renderApp(path, { preloadedState, env, advanceTimers });

  /**
   * Lets milliseconds go by, a tenth of a second at a time, or a second where it takes long: each
   * is drawn before the next.
   */
  async function pass(milliseconds: number) {
    const step = milliseconds > 2000 ? 1000 : 100;
    for (let left = milliseconds; left > 0; left -= step) {
      await act(async () => {
        await jest.advanceTimersByTimeAsync(Math.min(left, step));
      });
    }
  }
  return { ...visit, pass };
}

import { act } from '@testing-library/react';
import type { Scene } from './renderApp';
import { renderApp } from './renderApp';
import { scriptedEnv } from './scriptedEnv';

/** `draws` are the results of `env.random`, in order. */
type TimedScene = Omit<Scene, 'advanceTimers'> & { draws?: number[] };

/**
 * Renders the whole site at a path, or its page alone, with fake timers, which only `pass` advances. Undone by
 * `jest.useRealTimers()`.
 */
export async function renderWithFakeTimers(
  path: string,
  { preloadedState = {}, draws = [], env = scriptedEnv(draws), isAlone = false }: TimedScene = {},
) {
  // Microtasks do not depend on time.
  jest.useFakeTimers({ now: env.now(), doNotFake: ['queueMicrotask', 'nextTick'] });
  env.now.mockImplementation(() => Date.now());
  const advanceTimers = jest.advanceTimersByTime;
  const visit = await renderApp(path, { preloadedState, env, isAlone, advanceTimers });

  /** Advances the time in steps, of 100 ms, or of a second for more than 2 s; renders after each. */
  async function pass(milliseconds: number, step = milliseconds > 2000 ? 1000 : 100) {
    for (let left = milliseconds; left > 0; left -= step) {
      await act(async () => {
        await jest.advanceTimersByTimeAsync(Math.min(left, step));
      });
    }
  }
  return { ...visit, pass };
}

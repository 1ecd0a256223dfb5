import type { UnknownAction } from '@reduxjs/toolkit';
import { liftedStoreOf } from './devToolsExtension';
import { scriptedEnv } from './scriptedEnv';
import { makeStore } from './store';

type Logged = { at: number; action: UnknownAction };

/**
 * A store whose env uses Jest's fake time, and the log of every action dispatched to it, listeners
 * included, each with the milliseconds since the store was made. The effects of all games are loaded. The
 * test must import `devToolsExtension` first.
 */
export function recordedStore(draws: readonly number[] = []) {
  const env = scriptedEnv([...draws]);
  env.now.mockImplementation(() => Date.now());
  const store = makeStore({ env });
  const start = Date.now();

  function log(): Logged[] {
    const { actionsById, stagedActionIds } = liftedStoreOf(store).getState();
    return stagedActionIds.slice(1).flatMap((id) => {
      const logged = actionsById[id];
      return logged ? [{ at: logged.timestamp - start, action: logged.action }] : [];
    });
  }
  return { env, store, log };
}

/** Advances the fake time, and runs the timers and promises of the listeners. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Sets the clock of the device. */
export const jumpClock = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** Time passes, by both clocks, and no timer runs, as when the device slept. */
export function sleep({ elapsed }: ReturnType<typeof scriptedEnv>, ms: number) {
  const slept = elapsed() - performance.now() + ms;
  elapsed.mockImplementation(() => performance.now() + slept);
  jumpClock(ms);
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../src/app/store';
import { liftedStoreOf } from './devToolsDoor';
import { scriptedEnv } from './scriptedEnv';

type Logged = { at: number; action: UnknownAction };

/**
 * A store whose world follows Jest's fake clock, and the log of every action that reached it, those
 * of its listeners too, each with the milliseconds since the store was made. The test that uses it
 * imports `devToolsDoor` first.
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

/** Lets the fake clock run, the listeners with it. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The computer slept, or its clock was set: the time is another one, and no timer has run. */
export const jumpClock = (ms: number) => jest.setSystemTime(Date.now() + ms);

import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Env } from '../platform/env';
import type { AppDispatch, AppStartListening, RootState } from '../state/types';
import { dynamicMiddleware } from './dynamicMiddleware';

type Start = (startListening: AppStartListening, env: Env) => void;

/** What is running, by the name of its owner. */
const running = new Map<string, unknown>();

/**
 * Adds listeners that are loaded later to every store. `version` tells whether they are the same after a
 * hot reload, by which they are added again; others replace them.
 */
export function injectListeners(owner: string, version: unknown, start: Start) {
  if (running.get(owner) === version) return;
  running.set(owner, version);
  dynamicMiddleware.addMiddleware(middlewareOf(start, () => running.get(owner) === version));
}

/** Each store applies it for itself, so that no two stores share a timer. */
const middlewareOf =
  (start: Start, isNewest: () => boolean): Middleware =>
  (api) => {
    const { env: extra } = api as MiddlewareAPI & { env: Env };
    const { middleware, startListening, clearListeners } = createListenerMiddleware({ extra });
    start(startListening.withTypes<RootState, AppDispatch, Env>(), extra);
    return (next) => {
      const listen = middleware(api)(next);
      return (action) => {
        // A changed effect is a new function: without this, old and new would both run.
        if (!isNewest()) clearListeners();
        return listen(action);
      };
    };
  };

// Its next version adds them again.
if (module.hot) module.hot.dispose(() => running.clear());

import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { isCosmetic } from '../state/isCosmetic';

declare global {
  interface Window {
    /** Redux Toolkit looks for it, too. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** The DevTools log omits what only animates the screen, and by what RTK Query finds out that it is set up. */
const isOmitted = (action: UnknownAction) =>
  isCosmetic(action) || action.type.endsWith('/config/middlewareRegistered');

/** On in production too: the state holds no secret, and a visitor's log is a bug report. */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isOmitted(action),
};

export const hasDevTools = () => Boolean(window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__);

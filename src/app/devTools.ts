import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { isCosmetic } from '../state/isCosmetic';

declare global {
  interface Window {
    /** The hook of the browser extension Redux DevTools. Redux Toolkit looks for the same hook. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/**
 * Whether the log leaves out an action, as the action only animates the screen, or as RTK Query only checks its
 * set-up with the action.
 */
const isOmitted = (action: UnknownAction) =>
  isCosmetic(action) || action.type.endsWith('/config/middlewareRegistered');

/**
 * The options of Redux DevTools. DevTools work in production, too: the state holds no secret, and a visitor can send
 * a log of actions as a bug report.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isOmitted(action),
};

export const hasDevTools = () => Boolean(window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__);

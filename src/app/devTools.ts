import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { isCosmetic } from '../state/isCosmetic';

declare global {
  interface Window {
    /** The function that the browser extension Redux DevTools adds to the page. Redux Toolkit uses the function. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/**
 * Whether the log of DevTools leaves out an action: an action that only animates the screen, or the action by which RTK
 * Query checks that its middleware is registered.
 */
const isOmitted = (action: UnknownAction) =>
  isCosmetic(action) || action.type.endsWith('/config/middlewareRegistered');

/**
 * The options of Redux DevTools. DevTools work in production, too: a visitor can send a log of actions as a bug report.
 * The state contains no secret.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isOmitted(action),
};

export const hasDevTools = () => Boolean(window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__);

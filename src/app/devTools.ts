import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { isCosmetic } from '../state/isCosmetic';

declare global {
  interface Window {
    /** The hook of the browser extension, which Redux Toolkit uses, too. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** Whether the log leaves out an action: it only animates the screen, or RTK Query checks its set-up with it. */
const isOmitted = (action: UnknownAction) =>
  isCosmetic(action) || action.type.endsWith('/config/middlewareRegistered');

/** The options of DevTools, which work in production too: the state holds no secret, and a log is a bug report. */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isOmitted(action),
};

export const hasDevTools = () => Boolean(window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__);

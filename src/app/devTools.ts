import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

/** Cosmetic actions only animate the screen; the DevTools log omits them. */
const isCosmetic = (action: UnknownAction & { meta?: { cosmetic?: boolean } }) =>
  action.meta?.cosmetic === true;

/** On in production too: the state holds no secret, and a visitor's log is a bug report. */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isCosmetic(action),
};

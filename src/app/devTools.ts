import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

/** An action marked cosmetic moves something on the screen, and tells nothing about the game. */
const isCosmetic = (action: UnknownAction & { meta?: { cosmetic?: boolean } }) =>
  action.meta?.cosmetic === true;

/** On in production too: the state holds no secret, and a visitor's log is a bug report. */
export const devTools: DevToolsEnhancerOptions = {
  name: "Backbencher's Memories",
  maxAge: 500,
  predicate: (_state, action) => !isCosmetic(action),
};

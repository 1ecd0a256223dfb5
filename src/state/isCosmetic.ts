import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * Whether an action only animates the screen. The log of Redux DevTools leaves out a cosmetic action, and no badge is
 * awarded after a cosmetic action.
 * Example: `isCosmetic({ type: 'rockPaperScissors/computerHandShuffled', meta: { cosmetic: true } })` is true.
 */
export const isCosmetic = ({ meta }: UnknownAction & { meta?: { cosmetic?: boolean } }): boolean =>
  meta?.cosmetic === true;

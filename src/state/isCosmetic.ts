import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * Whether an event merely moves something on the screen. A cosmetic event is left out of the log, and earns no badge.
 * Example: `isCosmetic(computerHandShuffled({ round: 1, hand: 'rock' }))` is true.
 */
export const isCosmetic = ({ meta }: UnknownAction & { meta?: { cosmetic?: boolean } }): boolean =>
  meta?.cosmetic === true;

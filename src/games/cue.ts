import type { Sound } from '../app/env';
import type { RootState } from '../app/types';

/** What is heard, so many milliseconds later, or thrown when a game goes on. */
export type Cue = { sound: Sound; after?: number } | 'confetti';

/** A result is stamped; a new best is celebrated. */
export const resultCues = (isNewBest: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isNewBest ? [stamp, 'confetti'] : [stamp];

/** Tells the cues of one step of a game from the states around it; most steps have none. */
export type CuesOf = (now: RootState, before: RootState) => Cue[];

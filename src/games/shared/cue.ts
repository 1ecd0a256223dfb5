import type { Sound } from '../../platform/env';

/** A sound, so many milliseconds later, or confetti. */
export type Cue = { sound: Sound; after?: number } | 'confetti';

/** A result is stamped; a new best is celebrated. */
export const resultCues = (isNewBest: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isNewBest ? [stamp, 'confetti'] : [stamp];

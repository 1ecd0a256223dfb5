import type { Sound } from '../../platform/env';

/** A sound, delayed by `after` milliseconds, or confetti. */
export type Cue = { sound: Sound; after?: number } | 'confetti';

/** The cues of a finished game: the stamp, and confetti for a new best score. */
export const resultCues = (isNewBest: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isNewBest ? [stamp, 'confetti'] : [stamp];

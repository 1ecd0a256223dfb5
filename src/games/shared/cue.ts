import type { Sound } from '../../platform/env';

/** A sound, after a delay in milliseconds; words, in a voice of the device; or confetti. */
export type Cue =
  | { sound: Sound; delayMs?: number }
  | { words: string; pitch?: number }
  | 'confetti';

/** The cues of a finished game: the stamp, and confetti for a new best score. */
export const resultCues = (isNewBest: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isNewBest ? [stamp, 'confetti'] : [stamp];

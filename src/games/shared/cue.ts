import type { Cue } from '../../platform/cue';

/** The cues of a finished game: the stamp, and confetti for a new best score. */
export const resultCues = (isNewBest: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isNewBest ? [stamp, 'confetti'] : [stamp];

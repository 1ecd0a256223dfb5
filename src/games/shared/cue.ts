import type { Cue } from '../../platform/env';

/** Returns the cues of a finished game: the stamp, and confetti if the result is celebrated. */
export const resultCues = (isCelebrated: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isCelebrated ? [stamp, 'confetti'] : [stamp];

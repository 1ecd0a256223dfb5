import type { Cue } from '../../platform/env';

/** The cues of a finished game: the stamp, and confetti where it is celebrated. */
export const resultCues = (isCelebrated: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isCelebrated ? [stamp, 'confetti'] : [stamp];

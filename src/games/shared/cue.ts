import type { Cue } from '../../platform/env';

/**
 * Returns the cues (sounds and confetti) of a finished game: the cue `stamp`, and confetti if the result is celebrated.
 * Example: `resultCues(true)` is `[{ sound: 'stamp' }, 'confetti']`.
 */
export const resultCues = (isCelebrated: boolean, stamp: Cue = { sound: 'stamp' }): Cue[] =>
  isCelebrated ? [stamp, 'confetti'] : [stamp];

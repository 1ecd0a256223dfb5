import { createAction } from '@reduxjs/toolkit';

/** The stored scores of slices, by the name of the slice. */
export type Scores = Readonly<Record<string, object>>;

type ScoresTaken = {
  /** Where the scores come from: the storage of this browser, another tab, or a code from another phone. */
  from: 'storage' | 'tab' | 'code';
  scores: Scores;
};

/**
 * Scores that were played at another time or place come into the state. Listeners must not treat them as a turn that
 * was just played: no sound, no confetti, no count.
 */
export const scoresTaken = createAction<ScoresTaken>('scores/scoresTaken');

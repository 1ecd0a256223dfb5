import { createAction } from '@reduxjs/toolkit';

/** The stored scores of slices, by the name of the slice. */
export type Scores = Readonly<Record<string, object>>;

type ScoresTaken = {
  /** The source of the scores: the storage of this browser, another tab, or a transfer code from another phone. */
  from: 'storage' | 'tab' | 'code';
  scores: Scores;
};

/**
 * Brings scores into the state that were played at another time or place. Listeners must not treat these scores as a
 * turn that was just played: no sound, no confetti, no count.
 */
export const scoresTaken = createAction<ScoresTaken>('scores/scoresTaken');

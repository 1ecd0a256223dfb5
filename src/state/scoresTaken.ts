import { createAction } from '@reduxjs/toolkit';

/** What of each slice is stored, by the name of the slice. */
export type Scores = Readonly<Record<string, object>>;

type ScoresTaken = {
  /** Storage of this browser, another tab of it, or a code from another phone. */
  from: 'storage' | 'tab' | 'code';
  scores: Scores;
};

/**
 * Scores that were played at another time or place come into the state. Whatever listens to play must not
 * take them for played: no sound, no confetti, no count.
 */
export const scoresTaken = createAction<ScoresTaken>('scores/scoresTaken');

import { createAction } from '@reduxjs/toolkit';

/** The scores of slices in their stored shape. The keys are the names of the slices. */
export type Scores = Readonly<Record<string, object>>;

type ScoresTaken = {
  /** The source of the scores: the storage of this browser, another tab, or a transfer code from another phone. */
  from: 'storage' | 'tab' | 'code';
  scores: Scores;
};

/**
 * Brings scores into the state that were played before or on another device. Listeners must not play a sound, throw
 * confetti or count a turn for this action, because nothing was played just now.
 */
export const scoresTaken = createAction<ScoresTaken>('scores/scoresTaken');

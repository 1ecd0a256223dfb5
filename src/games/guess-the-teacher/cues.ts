import type { CuesOf } from '../cue';
import { resultCues } from '../cue';
import { selectBestScore, selectPhase } from './slice';

/** Chalk for a guess, a stamp on the certificate; a new best is celebrated. */
export const cuesOf: CuesOf = (now, before) => {
  const phase = selectPhase(now);
  if (phase === selectPhase(before)) return [];
  if (phase === 'guessed') return [{ sound: 'chalk' }];
  if (phase !== 'ended') return [];
  return resultCues(selectBestScore(now) > selectBestScore(before));
};

import type { CuesOf } from '../cue';
import { resultCues } from '../cue';
import { selectBestStreak, selectIsShuffling, selectResult } from './slice';

/** Chalk for the hand that is chosen, a stamp for what it came to; a new best is celebrated. */
export const cuesOf: CuesOf = (now, before) => {
  if (selectIsShuffling(now) === selectIsShuffling(before)) return [];
  if (selectIsShuffling(now)) return [{ sound: 'chalk' }];
  if (selectResult(now) === null) return [];
  return resultCues(selectBestStreak(now) > selectBestStreak(before));
};

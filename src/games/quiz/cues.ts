import type { CuesOf } from '../cue';
import { resultCues } from '../cue';
import { selectBestScore, selectPhase, selectSelectedOption } from './slice';

/** Chalk for a pick, a stamp on the report card; a new best is celebrated. */
export const cuesOf: CuesOf = (now, before) => {
  if (selectSelectedOption(before) === null && selectSelectedOption(now) !== null)
    return [{ sound: 'chalk' }];
  if (selectPhase(now) === selectPhase(before) || selectPhase(now) !== 'reportCard') return [];
  return resultCues((selectBestScore(now) ?? 0) > (selectBestScore(before) ?? 0));
};

import type { CuesOf } from '../cue';
import { selectResult, selectSteps } from './slice';

/** A result is stamped when its working is written; for the same names a second time, too. */
export const cuesOf: CuesOf = (now, before) =>
  selectResult(now) !== null && selectSteps(now) !== selectSteps(before)
    ? [{ sound: 'stamp', after: 350 }]
    : [];

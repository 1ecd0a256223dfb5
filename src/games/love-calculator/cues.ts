import type { Cue } from '../shared/cue';
import type { LoveCalculatorState } from './slice';

/** A result is stamped when its working is written; for the same names a second time, too. */
export const cuesOf = (now: LoveCalculatorState, before: LoveCalculatorState): Cue[] =>
  now.result !== null && now.steps !== before.steps ? [{ sound: 'stamp', after: 350 }] : [];

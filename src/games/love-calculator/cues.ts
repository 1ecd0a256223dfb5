import type { Cue } from '../../platform/env';
import type { LoveCalculatorState } from './slice';

/** A stamp for each calculation, also a repeated one; delayed until the working is shown. */
export const cuesOf = (now: LoveCalculatorState, before: LoveCalculatorState): Cue[] =>
  now.result !== null && now.steps !== before.steps ? [{ sound: 'stamp', delayMs: 350 }] : [];

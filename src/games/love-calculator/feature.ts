import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import type { LoveCalculatorState } from './slice';
import { loveCalculatorSlice } from './slice';

export const gameFeature = {
  slice: loveCalculatorSlice,
  cuesOf,
} satisfies Feature<LoveCalculatorState>;

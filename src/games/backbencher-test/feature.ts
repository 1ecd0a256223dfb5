import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { validate } from './persisted';
import type { BackbencherTestState, Persisted } from './slice';
import { backbencherTestSlice, selectPersisted, ticksReset } from './slice';

export const gameFeature = {
  slice: backbencherTestSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: ticksReset },
  cuesOf,
} satisfies Feature<BackbencherTestState, Persisted>;

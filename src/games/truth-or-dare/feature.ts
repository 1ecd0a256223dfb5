import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { startListeners } from './listeners';
import { validate } from './persisted';
import { resumable } from './resumable';
import type { Persisted, TruthOrDareState } from './slice';
import { scoresReset, selectPersisted, truthOrDareSlice } from './slice';

export const gameFeature = {
  slice: truthOrDareSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<TruthOrDareState, Persisted>;

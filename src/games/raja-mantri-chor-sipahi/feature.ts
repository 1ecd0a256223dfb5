import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { validate } from './persisted';
import { resumable } from './resumable';
import type { Persisted, RajaMantriState } from './slice';
import { rajaMantriSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: rajaMantriSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  resumable,
  cuesOf,
} satisfies Feature<RajaMantriState, Persisted>;

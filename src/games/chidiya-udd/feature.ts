import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { startListeners } from './listeners';
import { validate } from './persisted';
import type { ChidiyaUddState, Persisted } from './slice';
import { chidiyaUddSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: chidiyaUddSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  startListeners,
  cuesOf,
} satisfies Feature<ChidiyaUddState, Persisted>;

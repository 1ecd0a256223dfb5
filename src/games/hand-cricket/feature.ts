import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { startListeners } from './listeners';
import { validate } from './persisted';
import { resumable } from './resumable';
import type { HandCricketState, Persisted } from './slice';
import { handCricketSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: handCricketSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<HandCricketState, Persisted>;

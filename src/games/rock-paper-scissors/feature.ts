import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { startListeners } from './listeners';
import { validate } from './persisted';
import type { Persisted, RockPaperScissorsState } from './slice';
import { rockPaperScissorsSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: rockPaperScissorsSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  startListeners,
  cuesOf,
} satisfies Feature<RockPaperScissorsState, Persisted>;

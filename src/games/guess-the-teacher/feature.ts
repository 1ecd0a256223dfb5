import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { validate } from './persisted';
import type { GuessTheTeacherState, Persisted } from './slice';
import { guessTheTeacherSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: guessTheTeacherSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  cuesOf,
} satisfies Feature<GuessTheTeacherState, Persisted>;

import type { Feature } from '../../state/feature';
import { cuesOf } from './cues';
import { validate } from './persisted';
import type { Persisted, QuizState } from './slice';
import { quizSlice, scoresReset, selectPersisted } from './slice';

export const gameFeature = {
  slice: quizSlice,
  persisted: { version: 1, select: selectPersisted, validate, reset: scoresReset },
  cuesOf,
} satisfies Feature<QuizState, Persisted>;

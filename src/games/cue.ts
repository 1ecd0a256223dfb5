import type { Sound } from '../app/env';
import type { RootState } from '../app/types';

/** What is heard, so many milliseconds later, or thrown when a game goes on. */
export type Cue = { sound: Sound; after?: number } | 'confetti';

/** Tells the cues of one step of a game from the states around it; most steps have none. */
export type CuesOf = (now: RootState, before: RootState) => Cue[];

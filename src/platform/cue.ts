import type { Sound } from './env';

/**
 * A sound, after a delay in milliseconds; words, in a voice of the device; `voices`, which are to be listed
 * before the first words; or confetti.
 */
export type Cue =
  | { sound: Sound; delayMs?: number }
  | { words: string; pitch?: number }
  | 'voices'
  | 'confetti';

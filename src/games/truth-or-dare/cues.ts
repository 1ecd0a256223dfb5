import type { Cue } from '../../platform/env';
import { resultCues } from '../shared/cue';
import type { TruthOrDareState } from './slice';

/** Delayed like the stamp's animation, which waits until the bottle has stopped. */
const stamp: Cue = { sound: 'stamp', delayMs: 350 };

/** The stamp for a task and its outcome, the bell for time up, confetti for a new best streak. */
export function cuesOf(now: TruthOrDareState, before: TruthOrDareState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'timeUp') return [{ sound: 'bell' }];
  if (now.phase === 'counting' || now.phase === 'failed') return [stamp];
  if (now.phase !== 'completed') return [];
  return resultCues(now.bestStreak > before.bestStreak, stamp);
}

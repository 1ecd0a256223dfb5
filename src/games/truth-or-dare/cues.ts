import type { Cue } from '../shared/cue';
import { resultCues } from '../shared/cue';
import type { TruthOrDareState } from './slice';

/** As late as the stamp on the page, which comes when the bottle is at rest. */
const stamp: Cue = { sound: 'stamp', after: 350 };

/** The task and its outcome are stamped, the bell ends the countdown; a new best is celebrated. */
export function cuesOf(now: TruthOrDareState, before: TruthOrDareState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'timeUp') return [{ sound: 'bell' }];
  if (now.phase === 'counting' || now.phase === 'failed') return [stamp];
  if (now.phase !== 'completed') return [];
  return resultCues(now.bestStreak > before.bestStreak, stamp);
}

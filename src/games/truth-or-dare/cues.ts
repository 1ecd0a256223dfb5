import type { Cue, CuesOf } from '../cue';
import { resultCues } from '../cue';
import { selectBestStreak, selectPhase } from './slice';

/** Waits as long as the one on the page, which comes when the bottle is at rest. */
const stamp: Cue = { sound: 'stamp', after: 350 };

/** The task and how it ended are stamped, the bell ends the countdown; a new best is celebrated. */
export const cuesOf: CuesOf = (now, before) => {
  const phase = selectPhase(now);
  if (phase === selectPhase(before)) return [];
  if (phase === 'timeUp') return [{ sound: 'bell' }];
  if (phase === 'counting' || phase === 'failed') return [stamp];
  if (phase !== 'completed') return [];
  return resultCues(selectBestStreak(now) > selectBestStreak(before), stamp);
};

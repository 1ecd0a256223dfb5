import type { Cue } from '../../platform/env';
import { isCaught } from './rules';
import type { RajaMantriState } from './slice';

/** The chits on the desk; the stamp for a right guess, the bell for a wrong one; confetti at the end. */
export function cuesOf(now: RajaMantriState, before: RajaMantriState): Cue[] {
  const latest = now.rounds[now.rounds.length - 1];
  if (latest && now.rounds.length > before.rounds.length) {
    const verdict: Cue = { sound: isCaught(latest) ? 'stamp' : 'bell' };
    return now.phase === 'over' ? [verdict, 'confetti'] : [verdict];
  }
  const isDealt = now.deal.length > 0 && before.deal.length === 0;
  return isDealt ? [{ sound: 'chalk' }] : [];
}

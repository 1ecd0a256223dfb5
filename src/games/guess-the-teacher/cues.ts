import type { Cue } from '../../platform/env';
import { resultCues } from '../shared/cue';
import type { GuessTheTeacherState } from './slice';

/** Chalk for a guess, the stamp for the certificate, confetti for a new best score, or for more than a friend has. */
export function cuesOf(now: GuessTheTeacherState, before: GuessTheTeacherState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'guessed') return [{ sound: 'chalk' }];
  if (now.phase !== 'ended') return [];
  const { challenge, score } = now;
  return resultCues(challenge ? score > challenge.score : now.bestScore > before.bestScore);
}

import type { Cue } from '../../platform/env';
import { resultCues } from '../shared/cue';
import type { QuizState } from './slice';

/** Chalk for a pick, the stamp for the report card, confetti for a new best score, or for more than a friend has. */
export function cuesOf(now: QuizState, before: QuizState): Cue[] {
  if (before.selectedOption === null && now.selectedOption !== null) return [{ sound: 'chalk' }];
  if (now.phase === before.phase || now.phase !== 'reportCard') return [];
  const { challenge, score } = now;
  if (challenge) return resultCues(score > challenge.score);
  return resultCues((now.bestScore ?? 0) > (before.bestScore ?? 0));
}

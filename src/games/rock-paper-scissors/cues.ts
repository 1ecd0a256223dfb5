import type { Cue } from '../../platform/cue';
import { resultCues } from '../shared/cue';
import type { RockPaperScissorsState } from './slice';

const isShuffling = ({ phase }: RockPaperScissorsState) => phase === 'shuffling';

/** Chalk for the player's choice, the stamp for the result, confetti for a new best streak. */
export function cuesOf(now: RockPaperScissorsState, before: RockPaperScissorsState): Cue[] {
  if (isShuffling(now) === isShuffling(before)) return [];
  if (isShuffling(now)) return [{ sound: 'chalk' }];
  if (now.result === null) return [];
  return resultCues(now.bestStreak > before.bestStreak);
}

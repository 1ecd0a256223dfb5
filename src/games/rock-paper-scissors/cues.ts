import type { Cue } from '../../platform/env';
import { resultCues } from '../shared/cue';
import { countsOf, isOver, resultOf } from './rounds';
import type { RockPaperScissorsState } from './slice';

const isShuffling = ({ phase }: RockPaperScissorsState) => phase === 'shuffling';

/** Chalk for the player's choice, the stamp for the result, confetti for a new best streak or a challenge that is won. */
export function cuesOf(now: RockPaperScissorsState, before: RockPaperScissorsState): Cue[] {
  if (isShuffling(now) === isShuffling(before)) return [];
  if (isShuffling(now)) return [{ sound: 'chalk' }];
  if (now.result === null) return [];
  const { challenge } = now;
  if (!challenge) return resultCues(now.bestStreak > before.bestStreak);
  return resultCues(isOver(challenge) && resultOf(countsOf(challenge)) === 'You win!');
}

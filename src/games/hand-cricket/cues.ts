import type { Cue } from '../../platform/env';
import type { Ball } from './rules';
import { hasEnded, isOut } from './rules';
import type { HandCricketState } from './slice';

/**
 * Chalk for a ball, the stamp for Out, the bell at the end; confetti for a match that is won with a new best, or
 * against a friend. Out is nothing to celebrate, whosever it was.
 */
export function cuesOf(now: HandCricketState, before: HandCricketState): Cue[] {
  if (now.thrown && now.round !== before.round) return [{ sound: 'chalk' }];
  if (!before.thrown || !isPlayed(before.thrown, now, before)) return [];
  const cues: Cue[] = isOut(before.thrown) ? [{ sound: 'stamp' }] : [];
  if (isEnd(now, before)) cues.push({ sound: 'bell', delayMs: 400 });
  if (isWon(now, before) && !isOut(before.thrown)) cues.push('confetti');
  return cues;
}

/** Whether the ball that was on is now one of the match or of the over. One that was left is not. */
const isPlayed = (ball: Ball, now: HandCricketState, before: HandCricketState) =>
  !now.thrown && (now.overs !== before.overs || now.balls.flat().includes(ball));

const isEnd = (now: HandCricketState, before: HandCricketState) =>
  now.result !== before.result ||
  (now.overs !== before.overs && hasEnded(now.overs[`${now.day}`] ?? ''));

const isWon = (now: HandCricketState, before: HandCricketState) =>
  now.wins > before.wins && (now.challenged || isNewBest(now, before));

const isNewBest = (now: HandCricketState, before: HandCricketState) =>
  now.bestInnings > before.bestInnings || now.bestStreak > before.bestStreak;

import type { Cue } from '../shared/cue';
import { hasEnded, isOut } from './rules';
import type { HandCricketState } from './slice';

/** Chalk for a ball, the stamp for Out, the bell at the end, confetti for a new best. */
export function cuesOf(now: HandCricketState, before: HandCricketState): Cue[] {
  if (now.thrown && now.round !== before.round) return [{ sound: 'chalk' }];
  if (now.thrown || !before.thrown || !isPlayed(now, before)) return [];
  const cues: Cue[] = isOut(before.thrown) ? [{ sound: 'stamp' }] : [];
  if (isEnd(now, before)) cues.push({ sound: 'bell', delayMs: 400 });
  if (isNewBest(now, before)) cues.push('confetti');
  return cues;
}

/** A ball that the visitor left is not. */
const isPlayed = (now: HandCricketState, before: HandCricketState) =>
  now.balls !== before.balls || now.overs !== before.overs;

const isEnd = (now: HandCricketState, before: HandCricketState) =>
  now.result !== before.result ||
  (now.overs !== before.overs && hasEnded(now.overs[`${now.day}`] ?? ''));

const isNewBest = (now: HandCricketState, before: HandCricketState) =>
  now.bestInnings > before.bestInnings || now.bestStreak > before.bestStreak;

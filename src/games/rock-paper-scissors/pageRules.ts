/**
 * Rules of Rock Paper Scissors that neither slice nor validation needs (specification, section 9). All
 * functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */
import type { Hand } from './rules';
import { HANDS } from './rules';

/** The length of a round, and how long each shuffled hand is shown, in milliseconds. */
export const ROUND_MS = 2000;
export const SHUFFLE_MS = 100;

/** Draws a hand, all equally likely. Example: `drawHand(0.99)` is 'scissors'. */
export function drawHand(draw: number): Hand {
  return HANDS[Math.floor(draw * HANDS.length)] as Hand;
}

/** The next hand of the shuffle animation. Example: `handAfter('scissors')` is 'rock'. */
export function handAfter(hand: Hand): Hand {
  return HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] as Hand;
}

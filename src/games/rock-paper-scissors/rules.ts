/**
 * Rock Paper Scissors: specification, section 9. Plain values in, plain values out; a `draw` is a
 * number from 0 up to, not including, 1.
 */

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];

/** The specification's result texts are the results' ids, in the state and in storage too. */
export const RESULTS = ['You win!', 'Computer wins!', "It's a tie!"] as const;
export type Result = (typeof RESULTS)[number];

/** How long a round lasts, and how long the computer shows each hand meanwhile; milliseconds. */
export const ROUND_MS = 2000;
export const SHUFFLE_MS = 100;

/** How many rounds the history keeps. */
export const HISTORY_LENGTH = 5;

const beats: Record<Hand, Hand> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };

/** Who wins. Example: `decide('rock', 'scissors')` is 'You win!'. */
export function decide(player: Hand, computer: Hand): Result {
  if (player === computer) return "It's a tie!";
  return beats[player] === computer ? 'You win!' : 'Computer wins!';
}

/** Draws a hand, each as likely as the others. Example: `drawHand(0.99)` is scissors. */
export function drawHand(draw: number): Hand {
  return HANDS[Math.floor(draw * HANDS.length)] as Hand;
}

/** The hand shown next while the computer shuffles. Example: after scissors comes rock. */
export function handAfter(hand: Hand): Hand {
  return HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] as Hand;
}

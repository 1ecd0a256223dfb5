import type { Hand, Result } from './rules';
import { decide } from './rules';
import type { Challenge } from './slice';

/** How many rounds of a challenge the player has won, lost and tied. */
export type Counts = { won: number; lost: number; tied: number };

/** So far. Example: of `{ hands: ['rock', 'paper'], played: ['paper'] }` one is won. */
export function countsOf({ hands, played }: Challenge): Counts {
  const results = (played ?? []).map((hand, round) => decide(hand, hands[round] as Hand));
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { won: count('You win!'), lost: count('Computer wins!'), tied: count("It's a tie!") };
}

/** Whether all hands of a friend are played against. */
export const isOver = (challenge: Challenge | null): challenge is Challenge =>
  challenge !== null && challenge.played?.length === challenge.hands.length;

/** The result of a challenge. Example: with 3 rounds won and 1 lost it is 'You win!'. */
export function resultOf({ won, lost }: Counts): Result {
  if (won === lost) return "It's a tie!";
  return won > lost ? 'You win!' : 'Computer wins!';
}

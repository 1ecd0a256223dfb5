/**
 * The rules of Rock Paper Scissors, as pure functions. A `draw` is a random number from 0 (inclusive) to 1
 * (exclusive).
 */

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];

/** The results of a round, as texts on the screen; they are also the ids in the state and in storage. */
export const RESULTS = ['You win!', 'Computer wins!', "It's a tie!"] as const;
export type Result = (typeof RESULTS)[number];

/** The length of a round, and how long each shuffled hand is shown, in milliseconds. */
export const ROUND_MS = 2000;
export const SHUFFLE_MS = 100;

/** The number of rounds in the history. */
export const HISTORY_LENGTH = 5;

/** The number of hands that a player hides for a friend. */
export const HIDDEN_COUNT = 5;

/** The milestones: rounds won, lost or tied in a row, with their number. */
export type Milestone = 'won3' | 'won5' | 'won10' | 'lost5' | 'tied3';

/**
 * A challenge between friends: the hidden hands, and the hands that the visitor has played against them so far.
 * `played` is null while it is the visitor who hides hands for a friend.
 */
export type Challenge = { hands: Hand[]; played: Hand[] | null };

/** The numbers of rounds of a challenge that the player has won, lost and tied. */
export type Counts = { won: number; lost: number; tied: number };

const beats: Record<Hand, Hand> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };

const wonMilestones: Record<number, Milestone> = { 3: 'won3', 5: 'won5', 10: 'won10' };

/** Returns the next hand of the shuffle animation. Example: `handAfter('scissors')` is 'rock'. */
export function handAfter(hand: Hand): Hand {
  return HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] as Hand;
}

/** Draws a hand, all equally likely. Example: `drawHand(0.99)` is 'scissors'. */
export function drawHand(draw: number): Hand {
  return HANDS[Math.floor(draw * HANDS.length)] as Hand;
}

/** Returns the result of a round. Example: `decide('rock', 'scissors')` is 'You win!'. */
export function decide(player: Hand, computer: Hand): Result {
  if (player === computer) return "It's a tie!";
  return beats[player] === computer ? 'You win!' : 'Computer wins!';
}

/**
 * Returns the milestone that the latest round reached, or null. A milestone is the win that makes the streak exactly
 * 3, 5 or 10, the fifth loss in a row, or the third tie in a row. `results` are newest first; six of them are enough
 * to tell the fifth loss from a later one.
 * Examples: `milestoneOf(3, ['You win!'])` is 'won3'; after a tie with the same streak it is null.
 */
export function milestoneOf(streak: number, results: readonly Result[]): Milestone | null {
  const latest = results[0];
  const others = results.findIndex((each) => each !== latest);
  const inARow = others === -1 ? results.length : others;
  if (latest === 'You win!') return wonMilestones[streak] ?? null;
  if (latest === 'Computer wins!') return inARow === 5 ? 'lost5' : null;
  return inARow === 3 ? 'tied3' : null;
}

/**
 * Counts the rounds of a challenge so far, by their results.
 * Example: of `{ hands: ['rock', 'paper'], played: ['paper'] }` one is won.
 */
export function countsOf({ hands, played }: Challenge): Counts {
  const results = (played ?? []).map((hand, round) => decide(hand, hands[round] as Hand));
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { won: count('You win!'), lost: count('Computer wins!'), tied: count("It's a tie!") };
}

/** Whether the visitor has played against all hands of a friend. */
export const isOver = (challenge: Challenge | null): challenge is Challenge =>
  challenge !== null && challenge.played?.length === challenge.hands.length;

/** Returns the result of a challenge. Example: with 3 rounds won and 1 lost it is 'You win!'. */
export function resultOf({ won, lost }: Counts): Result {
  if (won > lost) return 'You win!';
  return won < lost ? 'Computer wins!' : "It's a tie!";
}

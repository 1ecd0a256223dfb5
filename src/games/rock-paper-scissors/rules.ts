/**
 * The rules of Rock Paper Scissors, as pure functions. A `draw` is a random number from 0 (inclusive) to 1
 * (exclusive).
 */

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];

/** The results of a round. Each text is shown on the screen, and is also an id in the state and in storage. */
export const RESULTS = ['You win!', 'Computer wins!', "It's a tie!"] as const;
export type Result = (typeof RESULTS)[number];

/** The length of a round, in milliseconds. */
export const ROUND_MS = 2000;
/** The time for which each shuffled hand is shown, in milliseconds. */
export const SHUFFLE_MS = 100;

/** The maximum number of rounds in the history. */
export const HISTORY_LENGTH = 5;

/** The number of hands that a visitor secretly chooses for a friend. */
export const HIDDEN_COUNT = 5;

/** The milestones. Example: 'lost5' is the fifth lost round in a row. */
export type Milestone = 'won3' | 'won5' | 'won10' | 'lost5' | 'tied3';

/**
 * A challenge between friends. One friend has chosen `hands` in secret; the other friend plays against these hands, and
 * `played` has the hands played so far. `played` is null if the visitor is the friend who chooses `hands`.
 */
export type Challenge = { hands: Hand[]; played: Hand[] | null };

/** The numbers of rounds in a challenge that the player has won, lost and tied. */
export type Counts = { won: number; lost: number; tied: number };

const beats: Record<Hand, Hand> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };

const wonMilestones: Record<number, Milestone> = { 3: 'won3', 5: 'won5', 10: 'won10' };

/** Returns the next hand of the shuffle animation. Example: `handAfter('scissors')` is 'rock'. */
export function handAfter(hand: Hand): Hand {
  return HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] as Hand;
}

/** Draws a hand. All hands are equally likely. Example: `drawHand(0.99)` is 'scissors'. */
export function drawHand(draw: number): Hand {
  return HANDS[Math.floor(draw * HANDS.length)] as Hand;
}

/** Returns the result of a round. Example: `decide('rock', 'scissors')` is 'You win!'. */
export function decide(player: Hand, computer: Hand): Result {
  if (player === computer) return "It's a tie!";
  return beats[player] === computer ? 'You win!' : 'Computer wins!';
}

/**
 * Returns the milestone that the latest round reached, or null. The milestones are a win that makes the streak exactly
 * 3, 5 or 10, the fifth loss in a row, and the third tie in a row. `results` has the newest result first. Six results
 * are enough: a sixth loss in a row shows that the latest loss is not the fifth.
 * Examples: `milestoneOf(3, ['You win!'])` is 'won3'; `milestoneOf(3, ["It's a tie!"])` is null.
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
 * Counts the rounds that the player has won, lost and tied in a challenge so far.
 * Example: `{ hands: ['rock', 'paper'], played: ['paper'] }` has one won round, because paper beats rock.
 */
export function countsOf({ hands, played }: Challenge): Counts {
  const results = (played ?? []).map((hand, round) => decide(hand, hands[round] as Hand));
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { won: count('You win!'), lost: count('Computer wins!'), tied: count("It's a tie!") };
}

/** Whether the visitor has played against all hands of a friend. */
export const isOver = (challenge: Challenge | null): challenge is Challenge =>
  challenge !== null && challenge.played?.length === challenge.hands.length;

/** Returns the result of a challenge. Example: with 3 rounds won and 1 lost, the result is 'You win!'. */
export function resultOf({ won, lost }: Counts): Result {
  if (won > lost) return 'You win!';
  return won < lost ? 'Computer wins!' : "It's a tie!";
}

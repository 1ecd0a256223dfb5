/**
 * Rules of Chidiya Udd: a player is right to lift the finger when a thing that flies is called, and right not to lift
 * it when any other thing is called. All functions are pure. Times are in milliseconds. The things, and the way in
 * which the caller chooses them, are in `caller.ts`.
 */

/**
 * The modes: `fast` is one player with shrinking times, `calm` is one player with equal times, and `duel` is two
 * players on one phone.
 */
export const MODES = ['fast', 'calm', 'duel'] as const;
export type Mode = (typeof MODES)[number];

export type Call = {
  name: string;
  flies: boolean;
  /** The time of each player from seeing the call to lifting the finger; null if the lift was not in time. */
  lifts: (number | null)[];
};

/** The longest time for a call in a fast game or in a game of two; the times of later calls are shorter. */
export const LONGEST_MS = 1800;

/** The number of mistakes that ends a game. In a game of two, each mistake is a point for the other player. */
const MOST_MISTAKES: Record<Mode, number> = { fast: 3, calm: 3, duel: 10 };

/** Returns the number of players. Example: `playersOf('duel')` is 2. */
export const playersOf = (mode: Mode): number => (mode === 'duel' ? 2 : 1);

/** Whether a player was right. Example: `isRight({ name: 'tota', flies: true, lifts: [420] }, 0)` is true. */
export const isRight = ({ flies, lifts }: Readonly<Call>, player: number): boolean =>
  flies === (lifts[player] !== null);

/**
 * Whether any player was wrong.
 * Example: `hasMistake({ name: 'tota', flies: true, lifts: [420, null] })` is true.
 */
export const hasMistake = (call: Readonly<Call>): boolean =>
  call.lifts.some((_, player) => !isRight(call, player));

/** Returns how often a player was right. Example: of no calls it is 0. */
export const rightOf = (calls: readonly Call[], player: number): number =>
  calls.filter((call) => isRight(call, player)).length;

/** Returns how many mistakes a player may still make; 0 is out. Example: `livesOf('fast', [], 0)` is 3. */
export const livesOf = (mode: Mode, calls: readonly Call[], player: number): number =>
  MOST_MISTAKES[mode] - calls.length + rightOf(calls, player);

/** Whether these calls end the game. Example: `isOver('fast', [])` is false. */
export const isOver = (mode: Mode, calls: readonly Call[]): boolean =>
  livesOf(mode, calls, 0) <= 0 || (mode === 'duel' && livesOf(mode, calls, 1) <= 0);

/**
 * Returns the points of a player in a game of two: one point for each mistake of the other player.
 * Example: of one call, which only player 1 got right, `pointsOf(calls, 1)` is 1.
 */
export const pointsOf = (calls: readonly Call[], player: 0 | 1): number =>
  calls.length - rightOf(calls, player === 0 ? 1 : 0);

/** Returns the player with more points; null if they are level. Example: of no calls it is null. */
export function winnerOf(calls: readonly Call[]): 0 | 1 | null {
  const [first, second] = [pointsOf(calls, 0), pointsOf(calls, 1)];
  if (first > second) return 0;
  return first < second ? 1 : null;
}

/** Returns the average time of lifts; 0 without lifts. Example: `averageOf({ lifts: 2, liftMs: 901 })` is 451. */
export const averageOf = ({ lifts, liftMs }: { lifts: number; liftMs: number }): number =>
  lifts > 0 ? Math.round(liftMs / lifts) : 0;

/**
 * The rules of Chidiya Udd. A caller calls the name of a thing. A player must lift a finger if the thing flies, and
 * must not lift the finger if the thing does not fly. All functions are pure. Times are in milliseconds. The names of
 * the things are in `caller.ts`, together with the rules by which the caller chooses a name.
 */

/**
 * The modes. `fast` is a game of one player in which the time for a lift shrinks from call to call. `calm` is a game of
 * one player in which the time for a lift is always the same. `duel` is a game of two players on one phone, with
 * shrinking times.
 */
export const MODES = ['fast', 'calm', 'duel'] as const;
export type Mode = (typeof MODES)[number];

export type Call = {
  name: string;
  flies: boolean;
  /**
   * The reaction time of each player, from the visible call to the lift. Null if the player did not lift the finger in
   * time.
   */
  lifts: (number | null)[];
};

/** The time for a lift in the first call of a fast game or of a duel. Each later call has less time. */
export const LONGEST_MS = 1800;

/** The number of mistakes of one player that ends the game. In a duel, each mistake is a point for the other player. */
const MOST_MISTAKES: Record<Mode, number> = { fast: 3, calm: 3, duel: 10 };

/** Returns the number of players in a mode. Example: `playersOf('duel')` is 2. */
export const playersOf = (mode: Mode): number => (mode === 'duel' ? 2 : 1);

/**
 * Whether a player was right: lifted the finger for a thing that flies, or did not lift the finger for any other thing.
 * Example: `isRight({ name: 'tota', flies: true, lifts: [420] }, 0)` is true.
 */
export const isRight = ({ flies, lifts }: Readonly<Call>, player: number): boolean =>
  flies === (lifts[player] !== null);

/**
 * Whether any player was wrong.
 * Example: `hasMistake({ name: 'tota', flies: true, lifts: [420, null] })` is true: the second player did not lift.
 */
export const hasMistake = (call: Readonly<Call>): boolean =>
  call.lifts.some((_, player) => !isRight(call, player));

/** Returns the number of calls in which a player was right. Example: `rightOf([], 0)` is 0. */
export const rightOf = (calls: readonly Call[], player: number): number =>
  calls.filter((call) => isRight(call, player)).length;

/** Returns how many mistakes are left until a player is out. Example: `livesOf('fast', [], 0)` is 3. */
export const livesOf = (mode: Mode, calls: readonly Call[], player: number): number =>
  MOST_MISTAKES[mode] - calls.length + rightOf(calls, player);

/** Whether the game is over after these calls. Example: `isOver('fast', [])` is false. */
export const isOver = (mode: Mode, calls: readonly Call[]): boolean =>
  livesOf(mode, calls, 0) <= 0 || (mode === 'duel' && livesOf(mode, calls, 1) <= 0);

/**
 * Returns the points of a player in a game of two: one point for each mistake of the other player.
 * Example: if `calls` is one call in which only player 0 was wrong, `pointsOf(calls, 1)` is 1.
 */
export const pointsOf = (calls: readonly Call[], player: 0 | 1): number =>
  calls.length - rightOf(calls, player === 0 ? 1 : 0);

/** Returns the player with more points; null for a tie. Example: `winnerOf([])` is null. */
export function winnerOf(calls: readonly Call[]): 0 | 1 | null {
  const [first, second] = [pointsOf(calls, 0), pointsOf(calls, 1)];
  if (first > second) return 0;
  return first < second ? 1 : null;
}

/**
 * Returns the average time of lifts in whole milliseconds; 0 without lifts. Example: `averageOf({ lifts: 2, liftMs: 901
 * })` is 451: 450.5, rounded.
 */
export const averageOf = ({ lifts, liftMs }: { lifts: number; liftMs: number }): number =>
  lifts > 0 ? Math.round(liftMs / lifts) : 0;

/**
 * Rules of Chidiya Udd (content-facts, sections 1 and 9): what flies is worth a lifted finger, all else is
 * not. All functions are pure. Times are in milliseconds. Which things there are, and how the caller
 * chooses, is in `names.ts` and `caller.ts`, which come with the page.
 */

/** Alone with shrinking times, alone without, and two players on one phone. */
export const MODES = ['fast', 'calm', 'duel'] as const;
export type Mode = (typeof MODES)[number];

/** A call. `lifts`: of each player, how long after it was seen the finger was lifted; null: not in time. */
export type Call = { name: string; flies: boolean; lifts: (number | null)[] };

/** A call of a fast game, or of two players, leaves no more time. */
export const LONGEST_MS = 1800;

/** Alone, three mistakes are out; of two players, the first to give ten points away has lost. */
const MOST_MISTAKES: Record<Mode, number> = { fast: 3, calm: 3, duel: 10 };

/** The number of players. Example: `playersOf('duel')` is 2. */
export const playersOf = (mode: Mode): number => (mode === 'duel' ? 2 : 1);

/** Whether a player was right. Example: `isRight({ name: 'tota', flies: true, lifts: [420] }, 0)` is true. */
export const isRight = ({ flies, lifts }: Readonly<Call>, player: number): boolean =>
  flies === (lifts[player] !== null);

/** How often a player was right. Example: of no calls it is 0. */
export const rightOf = (calls: readonly Call[], player: number): number =>
  calls.filter((call) => isRight(call, player)).length;

/** How many mistakes a player may still make; 0 is out. Example: `livesOf('fast', [], 0)` is 3. */
export const livesOf = (mode: Mode, calls: readonly Call[], player: number): number =>
  MOST_MISTAKES[mode] - calls.length + rightOf(calls, player);

/** Whether these calls end the game. Example: `isOver('fast', [])` is false. */
export const isOver = (mode: Mode, calls: readonly Call[]): boolean =>
  livesOf(mode, calls, 0) <= 0 || (mode === 'duel' && livesOf(mode, calls, 1) <= 0);

/** Rules of Chidiya Udd that neither slice nor validation needs. All functions are pure. */

/**
 * Whether any player was wrong.
 * Example: `hasMistake({ name: 'tota', flies: true, lifts: [420, null] })` is true.
 */
export const hasMistake = (call: Readonly<Call>): boolean =>
  call.lifts.some((_, player) => !isRight(call, player));

/**
 * The points of a player of two: one for each mistake of the other.
 * Example: of one call, which only player 1 got right, `pointsOf(calls, 1)` is 1.
 */
export const pointsOf = (calls: readonly Call[], player: 0 | 1): number =>
  calls.length - rightOf(calls, player === 0 ? 1 : 0);

/** The player with more points; null if they are level. Example: of no calls it is null. */
export function winnerOf(calls: readonly Call[]): 0 | 1 | null {
  const [first, second] = [pointsOf(calls, 0), pointsOf(calls, 1)];
  if (first > second) return 0;
  return first < second ? 1 : null;
}

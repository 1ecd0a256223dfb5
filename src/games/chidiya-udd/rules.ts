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

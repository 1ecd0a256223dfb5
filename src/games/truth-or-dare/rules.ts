/** Rules of Truth or Dare (specification, sections 4 and 9). All functions are pure. */

/** Easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TYPES = ['Truth', 'Dare'] as const;
export type TaskType = (typeof TYPES)[number];

/**
 * A task's pool and its index in the pool. The texts are in `content.ts`; from `OWN_INDEX` on it is the
 * group's own task with that id.
 */
export type TaskId = { difficulty: Difficulty; type: TaskType; index: number };

/** The pools are shorter. */
export const OWN_INDEX = 100;

/** A task of the group's own. Its id is its index in the bags, for every difficulty. */
export type OwnTask = { id: number; type: TaskType; text: string };

/** A friend who plays along, with a score of his own. */
export type Player = { id: number; name: string; tasksCompleted: number; streak: number };

/** The most friends around one phone, and the most tasks of their own. */
export const MOST_PLAYERS = 10;
export const MOST_OWN_TASKS = 10;

/** The time for a task, in seconds. */
export const SECONDS: Record<Difficulty, number> = { easy: 30, medium: 45, hard: 60 };

/**
 * What is still to be dealt of a difficulty: for each type the indexes of its tasks, the next one
 * first. They are filled again when both are empty, so all ten tasks come before one comes again.
 */
export type Bags = Record<TaskType, number[]>;

/** Example: `areEmpty({ Truth: [], Dare: [3] })` is false. */
export function areEmpty(bags: Bags): boolean {
  return bags.Truth.length === 0 && bags.Dare.length === 0;
}

/**
 * Rules of Truth or Dare that neither slice nor validation needs (specification, sections 4 and 9). All
 * functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */

/** How long the bottle spins, in milliseconds. */
export const SPIN_MS = 2000;

/** The indexes of a pool. There are five truths, and five dares, per difficulty. */
export const POOL_INDEXES: readonly number[] = [0, 1, 2, 3, 4];

/**
 * The indexes of all tasks of a type: those of the pool, and those of the group's own.
 * Example: with the own task `{ id: 100, type: 'Truth', text: 'Kyun?' }` those of 'Truth' end with 100.
 */
export const indexesOf = (type: TaskType, ownTasks: readonly OwnTask[]): number[] => [
  ...POOL_INDEXES,
  ...ownTasks.filter((task) => task.type === type).map(({ id }) => id),
];

/** Whether these are friends who take turns: a single one has nobody to take turns with. */
export const isGroup = (players: readonly Player[]): boolean => players.length > 1;

/**
 * An id that none of these has. Players have ids from 1, own tasks from `OWN_INDEX`.
 * Example: `freeId([{ id: 1 }, { id: 3 }], 1)` is 4.
 */
export const freeId = (taken: readonly { id: number }[], first: 1 | typeof OWN_INDEX): number =>
  Math.max(first - 1, ...taken.map(({ id }) => id)) + 1;

/**
 * The order of the next turns: a shuffled one, in which whoever had the last turn is not the first. So
 * between two turns of a player all others have at most two. `last` is null before the first turn.
 * Example: after the turn of 2, `[2, 1, 3]` becomes `[1, 3, 2]`; `[1, 2, 3]` is left as it is.
 */
export function turnsAfter(last: number | null, shuffled: readonly number[]): number[] {
  const [first, ...others] = shuffled;
  return first === last ? [...others, first as number] : [...shuffled];
}

/** Whether a task is of the group's own. */
export const isOwn = ({ index }: TaskId): boolean => index >= OWN_INDEX;

/**
 * Returns what a difficulty deals next: two shuffled bags, in which the task dealt last goes behind
 * the others if it is the first of its type, so that no task is dealt twice in a row. `last` is null
 * before the first task. This is fair: the bags still have every task once, and each of the other
 * four is equally likely to be the first.
 * Example: after easy Truth 2, an easy bag of truths `[2, 0, 1]` becomes `[0, 1, 2]`; `[0, 2, 1]`
 * is left as it is, and so are the bags of another difficulty.
 */
export function bagsAfter(last: TaskId | null, difficulty: Difficulty, shuffled: Bags): Bags {
  if (last?.difficulty !== difficulty) return shuffled;
  const [first, ...others] = shuffled[last.type];
  return first === last.index ? { ...shuffled, [last.type]: [...others, first] } : shuffled;
}

/**
 * Draws the type, both equally likely; once the bag of one type is empty, it is the other type. Each
 * spin is even all the same: both types have five tasks and are treated alike, so before the first of
 * ten spins, each of the ten is as likely to be a Truth as a Dare.
 * Examples: with tasks in both bags, `drawType(0.49, bags)` is 'Truth' and `drawType(0.5, bags)` is
 * 'Dare'; with `{ Truth: [], Dare: [3] }` it is 'Dare' for any draw.
 */
export function drawType(draw: number, bags: Bags): TaskType {
  if (bags.Truth.length === 0) return 'Dare';
  if (bags.Dare.length === 0) return 'Truth';
  return draw < 0.5 ? 'Truth' : 'Dare';
}

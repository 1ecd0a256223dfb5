/**
 * Rules of Truth or Dare. All functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 * Only friends who play around one phone have players, and tasks that the group wrote itself.
 */

/** The difficulties, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TYPES = ['Truth', 'Dare'] as const;
export type TaskType = (typeof TYPES)[number];

/** The duration of a spin of the bottle, in milliseconds. */
export const SPIN_MS = 2000;

/** The time for a task, in seconds. */
export const SECONDS: Record<Difficulty, number> = { easy: 30, medium: 45, hard: 60 };

/** The indexes of a pool: each difficulty has five truths and five dares. */
export const POOL_INDEXES: readonly number[] = [0, 1, 2, 3, 4];

/** The first index of the tasks that the group wrote itself, far beyond the indexes of the pools. */
export const OWN_INDEX = 100;

/** The most friends around one phone. */
export const MOST_PLAYERS = 10;

/** The most tasks that a group may write itself. */
export const MOST_OWN_TASKS = 10;

/**
 * A task, identified by its pool (difficulty and type) and its index in the pool. The texts of the pools are in
 * `content.ts`. An index from `OWN_INDEX` on is the id of a task that the group wrote itself.
 */
export type TaskId = { difficulty: Difficulty; type: TaskType; index: number };

/**
 * A task that the group wrote itself. All difficulties deal the task: its id is its index in the bags of every
 * difficulty.
 */
export type OwnTask = { id: number; type: TaskType; text: string };

/** A friend who plays along, with a score of their own. */
export type Player = { id: number; name: string; tasksCompleted: number; streak: number };

/**
 * The tasks of a difficulty that are still to be dealt: for each type the indexes of its tasks, the next task first.
 * The bags are filled again only when both are empty, so every task is dealt before any task is dealt again.
 */
export type Bags = Record<TaskType, number[]>;

/** Whether players take turns: a single player has nobody to take turns with. */
export const isGroup = (players: readonly Player[]): boolean => players.length > 1;

/** Whether the group wrote a task itself. */
export const isOwn = ({ index }: TaskId): boolean => index >= OWN_INDEX;

/**
 * Returns an id greater than all ids that are taken. Players have ids from 1, own tasks from `OWN_INDEX`.
 * Example: `freeId([{ id: 1 }, { id: 3 }], 1)` is 4.
 */
export const freeId = (taken: readonly { id: number }[], first: 1 | typeof OWN_INDEX): number =>
  Math.max(first - 1, ...taken.map(({ id }) => id)) + 1;

/**
 * Returns the order of the next turns: the shuffled order, changed so that the player of the last turn is not the
 * first. So between two turns of a player each other player has at most two turns. `last` is null before the first
 * turn.
 * Example: after the turn of player 2, `[2, 1, 3]` becomes `[1, 3, 2]`; `[1, 2, 3]` is left as it is.
 */
export function turnsAfter(last: number | null, shuffled: readonly number[]): number[] {
  const [first, ...others] = shuffled;
  return first === last ? [...others, first as number] : [...shuffled];
}

/**
 * Returns where friends sit around the bottle: clockwise, the first half on the right, each side from top to bottom.
 * Example: `seatsOf([1, 2, 3])` is `{ right: [1, 2], left: [3] }`.
 */
export function seatsOf<Seated>(all: readonly Seated[]): { left: Seated[]; right: Seated[] } {
  const half = Math.ceil(all.length / 2);
  return { right: all.slice(0, half), left: all.slice(half).reverse() };
}

/**
 * Returns the angle at which the bottle points at a seat, in degrees clockwise from the top. `place` is the index of
 * the friend in the list that `seatsOf` takes, `count` the length of that list. The distance from the bottle to each
 * side is half the height of the side.
 * Example: `angleOf(0, 2)` is 90, and `angleOf(1, 2)` is 270.
 */
export function angleOf(place: number, count: number): number {
  const half = Math.ceil(count / 2);
  const isRight = place < half;
  const rows = isRight ? half : count - half;
  const row = isRight ? place : count - 1 - place;
  // The height of the middle of the row, from -1 at the top to 1 at the bottom.
  const down = (2 * row + 1) / rows - 1;
  const turned = (Math.atan(down) * 180) / Math.PI;
  return isRight ? 90 + turned : 270 - turned;
}

/** Whether both bags are empty. Example: `areEmpty({ Truth: [], Dare: [3] })` is false. */
export const areEmpty = (bags: Bags): boolean => bags.Truth.length === 0 && bags.Dare.length === 0;

/**
 * Returns the indexes of all tasks of a type: first the tasks of the pool, then the tasks that the group wrote
 * itself.
 * Example: with the group's task `{ id: 100, type: 'Truth', text: 'Kyun?' }`, the indexes for 'Truth' are `[0, 1, 2,
 * 3, 4, 100]`.
 */
export const indexesOf = (type: TaskType, ownTasks: readonly OwnTask[]): number[] => [
  ...POOL_INDEXES,
  ...ownTasks.filter((task) => task.type === type).map(({ id }) => id),
];

/**
 * Returns the bags from which a difficulty deals next: the shuffled bags, where the task dealt last moves to the end
 * of its bag if it was the first, so that no task is dealt twice in a row. `last` is null before the first task. The
 * change is fair: the bags still have every task once, and all other tasks of the bag are equally likely to be the
 * first.
 * Example: after easy Truth 2, an easy bag of truths `[2, 0, 1]` becomes `[0, 1, 2]`. The bag `[0, 2, 1]` is left as
 * it is, and so are the bags of another difficulty.
 */
export function bagsAfter(last: TaskId | null, difficulty: Difficulty, shuffled: Bags): Bags {
  if (last?.difficulty !== difficulty) return shuffled;
  const [first, ...others] = shuffled[last.type];
  return first === last.index ? { ...shuffled, [last.type]: [...others, first] } : shuffled;
}

/**
 * Draws the type of the next task. Both types are equally likely; once the bag of one type is empty, the other type
 * is dealt. Every spin is nevertheless fair as long as the group has added no tasks: both types then have five tasks
 * and are treated alike, so before the first of ten spins each of the ten is as likely to give a Truth as a Dare.
 * Examples: with tasks in both bags, `drawType(0.49, bags)` is 'Truth' and `drawType(0.5, bags)` is 'Dare'; with `{
 * Truth: [], Dare: [3] }` the type is 'Dare' for any draw.
 */
export function drawType(draw: number, bags: Bags): TaskType {
  if (bags.Truth.length === 0) return 'Dare';
  if (bags.Dare.length === 0) return 'Truth';
  return draw < 0.5 ? 'Truth' : 'Dare';
}

/**
 * The rules of Truth or Dare, as pure functions. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 * Friends who play around one phone form a group. The group has a list of players, and may write its own tasks.
 */

/** The difficulties, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TYPES = ['Truth', 'Dare'] as const;
export type TaskType = (typeof TYPES)[number];

/** The duration of a spin of the bottle, in milliseconds. */
export const SPIN_MS = 2000;

/** The time for a task of each difficulty, in seconds. */
export const SECONDS: Record<Difficulty, number> = { easy: 30, medium: 45, hard: 60 };

/** The indexes of the tasks in a pool. A pool has the five truths, or the five dares, of one difficulty. */
export const POOL_INDEXES: readonly number[] = [0, 1, 2, 3, 4];

/** The lowest index of a task that the group wrote itself. The indexes in the pools are far lower. */
export const OWN_INDEX = 100;

/** The maximum number of players. */
export const MOST_PLAYERS = 10;

/** The maximum number of tasks that the group may write itself. */
export const MOST_OWN_TASKS = 10;

/**
 * A task, identified by its pool (difficulty and type) and its index in the pool. The texts of the pools are in
 * `content.ts`. An index of `OWN_INDEX` or more is the `id` of a task that the group wrote itself.
 */
export type TaskId = { difficulty: Difficulty; type: TaskType; index: number };

/**
 * A task that the group wrote itself. The task is dealt at every difficulty, and its `id` is its index at every
 * difficulty.
 */
export type OwnTask = { id: number; type: TaskType; text: string };

/** A friend who plays along, with a score of their own. */
export type Player = { id: number; name: string; tasksCompleted: number; streak: number };

/**
 * The tasks of one difficulty that are still to be dealt. The bag of a type is a list of task indexes, with the next
 * task first. Both bags are filled again only when both are empty. So every task is dealt before any task is dealt
 * again.
 */
export type Bags = Record<TaskType, number[]>;

/** Whether players take turns. A single player has nobody to take turns with. */
export const isGroup = (players: readonly Player[]): boolean => players.length > 1;

/** Whether a task is one of the tasks that the group wrote itself. */
export const isOwn = ({ index }: TaskId): boolean => index >= OWN_INDEX;

/**
 * Returns an id that is at least `first`, and greater than all ids in `taken`. `first` is 1 for a player, and
 * `OWN_INDEX` for a task that the group wrote.
 * Example: `freeId([{ id: 1 }, { id: 3 }], 1)` is 4.
 */
export const freeId = (taken: readonly { id: number }[], first: 1 | typeof OWN_INDEX): number =>
  Math.max(first - 1, ...taken.map(({ id }) => id)) + 1;

/**
 * Returns the order of the next turns. If the shuffled order starts with the player of the last turn, this player moves
 * to the end; otherwise the player would have two turns in a row. `last` is the id of the player of the last turn, or
 * null before the first turn.
 * Examples: after a turn of player 2, `[2, 1, 3]` becomes `[1, 3, 2]`, and `[1, 2, 3]` stays the same.
 */
export function turnsAfter(last: number | null, shuffled: readonly number[]): number[] {
  const [first, ...others] = shuffled;
  return first === last ? [...others, first as number] : [...shuffled];
}

/**
 * Splits the friends between the two sides of the bottle. The friends sit in clockwise order: the first half on the
 * right, and the second half on the left. Both lists run from top to bottom.
 * Example: `seatsOf([1, 2, 3, 4])` is `{ right: [1, 2], left: [4, 3] }`.
 */
export function seatsOf<Seated>(all: readonly Seated[]): { left: Seated[]; right: Seated[] } {
  const half = Math.ceil(all.length / 2);
  return { right: all.slice(0, half), left: all.slice(half).reverse() };
}

/**
 * Returns the angle at which the bottle points at a friend, in degrees clockwise from the top. `place` is the friend's
 * index in the list of all friends, and `count` is the number of friends. The computation takes the distance from the
 * bottle to each side as half the height of the side.
 * Examples: `angleOf(0, 2)` is 90, to the right; `angleOf(1, 2)` is 270, to the left.
 */
export function angleOf(place: number, count: number): number {
  const half = Math.ceil(count / 2);
  const isRight = place < half;
  const rows = isRight ? half : count - half;
  const row = isRight ? place : count - 1 - place;
  // The vertical position of the middle of the row: -1 is the top of the side, and 1 is the bottom.
  const down = (2 * row + 1) / rows - 1;
  const turned = (Math.atan(down) * 180) / Math.PI;
  return isRight ? 90 + turned : 270 - turned;
}

/** Whether both bags are empty. Example: `areEmpty({ Truth: [], Dare: [3] })` is false. */
export const areEmpty = (bags: Bags): boolean => bags.Truth.length === 0 && bags.Dare.length === 0;

/**
 * Returns the indexes of all tasks of a type: first the tasks of the pool, then the tasks that the group wrote itself.
 * Example: if the group wrote one Truth with id 100, the indexes for 'Truth' are `[0, 1, 2, 3, 4, 100]`.
 */
export const indexesOf = (type: TaskType, ownTasks: readonly OwnTask[]): number[] => [
  ...POOL_INDEXES,
  ...ownTasks.filter((task) => task.type === type).map(({ id }) => id),
];

/**
 * Returns the new bags of a difficulty. If a shuffled bag starts with the task dealt last, this task moves to the end
 * of the bag; otherwise the task could be dealt twice in a row. All other tasks of the bag are equally likely to be
 * first. `last` is the task dealt last, or null before the first task.
 * Examples: after the easy Truth with index 2, an easy bag of truths `[2, 0, 1]` becomes `[0, 1, 2]`. The bag
 * `[0, 2, 1]` stays the same, and bags of another difficulty stay the same.
 */
export function bagsAfter(last: TaskId | null, difficulty: Difficulty, shuffled: Bags): Bags {
  if (last?.difficulty !== difficulty) return shuffled;
  const [first, ...others] = shuffled[last.type];
  return first === last.index ? { ...shuffled, [last.type]: [...others, first] } : shuffled;
}

/**
 * Draws the type of the next task. While both bags have tasks, both types are equally likely. If one bag is empty, the
 * result is the other type. The rule prefers no type, because both bags are filled with the same number of tasks. Only
 * tasks that the group adds can make the numbers differ.
 * Examples: with tasks in both bags, `drawType(0.49, bags)` is 'Truth' and `drawType(0.5, bags)` is 'Dare'. With an
 * empty bag of truths, the type is 'Dare' for any draw.
 */
export function drawType(draw: number, bags: Bags): TaskType {
  if (bags.Truth.length === 0) return 'Dare';
  if (bags.Dare.length === 0) return 'Truth';
  return draw < 0.5 ? 'Truth' : 'Dare';
}

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

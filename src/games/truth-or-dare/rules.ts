/**
 * Rules of Truth or Dare (specification, sections 4 and 9). All functions are pure. A `draw` is a
 * random number from 0 (inclusive) to 1 (exclusive).
 */

/** Easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type TaskType = 'Truth' | 'Dare';

/** A task's pool and its index in the pool. The texts are in `content.ts`. */
export type TaskId = { difficulty: Difficulty; type: TaskType; index: number };

/** How long the bottle spins, in milliseconds. */
export const SPIN_MS = 2000;

/** The time for a task, in seconds. */
export const SECONDS: Record<Difficulty, number> = { easy: 30, medium: 45, hard: 60 };

/** The number of truths, and of dares, per difficulty. */
export const TASKS_PER_POOL = 5;

/** Draws the type, both equally likely. Examples: `drawType(0.49)` is 'Truth', 0.5 is 'Dare'. */
export function drawType(draw: number): TaskType {
  return draw < 0.5 ? 'Truth' : 'Dare';
}

/**
 * Draws a task of the pool of a difficulty and type, all equally likely, but never the one dealt
 * last; `last` is null before the first task.
 * Example: after easy Truth 2, `drawTask('easy', 'Truth', 0.5, last)` has index 3, the third of the
 * other four (0, 1, 3, 4).
 */
export function drawTask(
  difficulty: Difficulty,
  type: TaskType,
  draw: number,
  last: TaskId | null,
): TaskId {
  if (last?.difficulty !== difficulty || last.type !== type) {
    return { difficulty, type, index: Math.floor(draw * TASKS_PER_POOL) };
  }
  const index = Math.floor(draw * (TASKS_PER_POOL - 1));
  return { difficulty, type, index: index < last.index ? index : index + 1 };
}

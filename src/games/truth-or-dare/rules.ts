/**
 * Truth or Dare as the last bench plays it: specification, sections 4 and 9. Plain values in, plain
 * values out; a `draw` is a number from 0 up to, not including, 1.
 */

/** The levels, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type TaskType = 'Truth' | 'Dare';

/** Which task: its pool, and its place in it. The words stand in the content. */
export type TaskId = { difficulty: Difficulty; type: TaskType; index: number };

/** How long the bottle turns, in milliseconds. */
export const SPIN_MS = 2000;

/** How long a task may take, in seconds. */
export const SECONDS: Record<Difficulty, number> = { easy: 30, medium: 45, hard: 60 };

/** How many truths, and how many dares, each level has. */
export const TASKS_PER_POOL = 5;

/** Truth or Dare, at even odds. Example: `drawType(0.5)` is Dare, as the upper half is. */
export function drawType(draw: number): TaskType {
  return draw < 0.5 ? 'Truth' : 'Dare';
}

/**
 * Draws a task of a pool, each as likely as the other, but never the one dealt last; `last` is null
 * where none was dealt yet.
 * Example: after easy Truth 2, `drawTask('easy', 'Truth', 0.5, last)` is one of 0, 1, 3, 4: 3.
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

/**
 * Whole seconds until a deadline, never below 0; a second that has begun counts. Both times in
 * milliseconds. Example: `secondsLeft(30_000, 28_500)` is 2.
 */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

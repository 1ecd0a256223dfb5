import type { TaskType } from '../../src/games/truth-or-dare/rules';

/**
 * The eight draws with which Truth or Dare fills the bags of a level so that these tasks are the
 * first of their type. One more is the coin of the spin: TRUTH or DARE.
 */
export const bagDraws = (first: Record<TaskType, number>) => [
  ...toFront(first.Truth),
  ...toFront(first.Dare),
];

export const TRUTH = 0.25;
export const DARE = 0.75;

/** Shuffling swaps the fifth to the second with an earlier one, or, for a high draw, with itself. */
const toFront = (index: number) => [4, 3, 2, 1].map((place) => (place === index ? 0 : 0.99));

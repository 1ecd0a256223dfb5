/** Rules of the quiz (specification, sections 3, 4 and 9). All functions are pure. */

export type Question = {
  /** Short name of the question on the report card. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
  /** Exactly equal to one of the options. */
  answer: string;
  /** Shown after any pick, so it must not depend on whether the pick is right. */
  remark: string;
};

export const QUESTION_COUNT = 5;

/** The letters of the options, by index. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

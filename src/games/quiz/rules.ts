/** The rules of the quiz, as pure functions. */

export const QUESTION_COUNT = 5;

/** The letters of the options, by index. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export type Question = {
  /** The short name of the question on the report card. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
  /** The text of the right option, equal to the option in every character. */
  answer: string;
  /** The remark after any pick, so it must not depend on whether the pick is right. */
  remark: string;
};

/** The grades, best first. */
export type Grade = 'principal' | 'clown' | 'pride' | 'recess';

/**
 * Whether these are the indices of the four options, each once.
 * Examples: `[2, 0, 1, 3]` is an order, `[2, 0, 1]` and `[2, 0, 1, 1]` are none.
 */
export const isOrder = (indices: readonly number[]): boolean =>
  indices.length === LETTERS.length && LETTERS.every((_letter, index) => indices.includes(index));

/**
 * Returns the question with its options in another order: `order` has, for each letter, the index of the option that
 * is shown at that letter. Without a usable order the options stay as they are, because action logs that earlier
 * versions recorded have no order.
 * Example: with the options Pen, Ink, Nib, Cap, the options of `inOrder(question, [2, 0, 1, 3])` are Nib, Pen, Ink,
 * Cap.
 */
export function inOrder(question: Question, order: readonly number[] | undefined): Question {
  if (!Array.isArray(order) || !isOrder(order)) return question;
  const at = (place: number) => question.options[order[place] as 0 | 1 | 2 | 3];
  return { ...question, options: [at(0), at(1), at(2), at(3)] };
}

/**
 * Whether the option at an index from 0 to 3 is the answer.
 * Example: with the options Pen, Ink, Nib, Cap and the answer Ink, `isRight(question, 1)` is true.
 */
export function isRight({ options, answer }: Question, option: number): boolean {
  return options[option] === answer;
}

/** Converts a score of 0 to 5 right answers to per cent. Example: `scoreInPercent(4)` is 80. */
export function scoreInPercent(score: number): number {
  return Math.round((score / QUESTION_COUNT) * 100);
}

/** Returns the grade for 0 to 100 per cent. Examples: 80 is 'principal', 79 is 'clown', 39 is 'recess'. */
export function gradeOf(percent: number): Grade {
  if (percent >= 80) return 'principal';
  if (percent >= 60) return 'clown';
  return percent >= 40 ? 'pride' : 'recess';
}

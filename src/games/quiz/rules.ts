/** The rules of the quiz, as pure functions. */

export const QUESTION_COUNT = 5;

/** The letters of the options, in the order of the options on the screen. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export type Question = {
  /** The short name of the question on the report card. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
  /** The text of the right option, character for character as in `options`. */
  answer: string;
  /** The remark after the pick. The same remark follows a right and a wrong pick, so the text must suit both cases. */
  remark: string;
};

/** The grades, best first. */
export type Grade = 'principal' | 'clown' | 'pride' | 'recess';

/**
 * Whether `indices` contains the index of each of the four options exactly once.
 * Examples: true for `[2, 0, 1, 3]`; false for `[2, 0, 1]` and for `[2, 0, 1, 1]`.
 */
export const isOrder = (indices: readonly number[]): boolean =>
  indices.length === LETTERS.length && LETTERS.every((_letter, index) => indices.includes(index));

/**
 * Returns the question with its options in another order. The first number in `order` is the index of the option that
 * is shown at A, the second number is the index of the option at B, and so on. With an invalid order or none, the
 * options keep their order, because action logs of earlier versions of the site contain no order.
 * Example: with the options Pen, Ink, Nib, Cap and the order `[2, 0, 1, 3]`, the result has Nib, Pen, Ink, Cap.
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

/** Returns the grade for a score of 0 to 100 per cent. Examples: 80 is 'principal', 79 is 'clown', 39 is 'recess'. */
export function gradeOf(percent: number): Grade {
  if (percent >= 80) return 'principal';
  if (percent >= 60) return 'clown';
  return percent >= 40 ? 'pride' : 'recess';
}

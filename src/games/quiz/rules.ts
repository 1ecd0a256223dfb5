/** The quiz of the last bench: specification, sections 3, 4 and 9. Plain values in and out. */

export type Question = {
  /** What the question is called on the report card. */
  topic: string;
  text: string;
  options: readonly [string, string, string, string];
  /** One of the options, to the letter. */
  answer: string;
  /** Said after any pick: a word about the memory, not about the player. */
  remark: string;
};

export const QUESTION_COUNT = 5;

/** How the options are called, by their index. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** How well it went, best first. */
export type Grade = 'principal' | 'clown' | 'pride' | 'recess';

/**
 * Whether an option, given by its index from 0 to 3, is the answer.
 * Example: with the options Pen, Ink, Nib, Cap and the answer Ink, 1 is right.
 */
export function isRight({ options, answer }: Question, option: number): boolean {
  return options[option] === answer;
}

/** A score of right answers, 0 to 5, in per cent. Example: `percentOf(4)` is 80. */
export function percentOf(score: number): number {
  return Math.round((score / QUESTION_COUNT) * 100);
}

/** The grade for per cent, 0 to 100. Examples: 80 is 'principal', 79 is 'clown', 39 is 'recess'. */
export function gradeOf(percent: number): Grade {
  if (percent >= 80) return 'principal';
  if (percent >= 60) return 'clown';
  return percent >= 40 ? 'pride' : 'recess';
}

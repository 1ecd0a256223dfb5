/** Rules of Guess the Teacher (specification, sections 4 and 9). All functions are pure. */

export const TEACHERS = ['math', 'english', 'pe', 'history', 'science'] as const;
export type TeacherType = (typeof TEACHERS)[number];

/** Rounds in a class, with one teacher each. */
export const ROUND_COUNT = 5;

/** Cards per teacher; a round shows one of them. */
export const CARDS_PER_TEACHER = 3;

/** Points for a right guess, and the points deducted from it for a hint. */
export const POINTS = 10;
export const HINT_COST = 5;

/** Five right guesses without a hint: 50 points. */
export const MAX_SCORE = ROUND_COUNT * POINTS;

/** A card: of which teacher, and its index among those of the teacher. */
export type DrawnCard = { teacherType: TeacherType; card: number };

/** The points for one guess: 10, 5 with a hint, 0 if wrong. Example: `pointsFor(true, true)` is 5. */
export function pointsFor(isRight: boolean, hintUsed: boolean): number {
  if (!isRight) return 0;
  return hintUsed ? POINTS - HINT_COST : POINTS;
}

/**
 * Guess the Teacher: specification, sections 4 and 9. Plain values in, plain values out; a `draw`
 * is a number from 0 up to, not including, 1.
 */

export const TEACHERS = ['math', 'english', 'pe', 'history', 'science'] as const;
export type TeacherType = (typeof TEACHERS)[number];

/** How many teachers come in, one after the other. */
export const ROUNDS = 5;

/** How many hints each teacher has; one of them can be asked for. */
export const HINTS = 3;

/** What a right guess scores, and what the hint costs of it. */
export const POINTS = 10;
export const HINT_COST = 5;

/** The best that can be had. */
export const MAX_SCORE = ROUNDS * POINTS;

/** The certificates, highest first. */
export type Certificate = 'pet' | 'vip' | 'survivor' | 'clown';

/**
 * Draws who comes in: each as likely as the others, but never the previous one; `previous` is null
 * where nobody came yet.
 * Example: after the English teacher, `drawTeacher(0.25, 'english')` is the PE teacher, the second
 * of the other four.
 */
export function drawTeacher(draw: number, previous: TeacherType | null): TeacherType {
  const others = TEACHERS.filter((type) => type !== previous);
  return others[Math.floor(draw * others.length)] as TeacherType;
}

/** Draws one of a teacher's hints, by its index. Example: `drawHint(0.5)` is 1. */
export function drawHint(draw: number): number {
  return Math.floor(draw * HINTS);
}

/** What a guess scores. Example: `pointsFor(true, true)`, right with a hint, is 5. */
export function pointsFor(isRight: boolean, hintUsed: boolean): number {
  if (!isRight) return 0;
  return hintUsed ? POINTS - HINT_COST : POINTS;
}

/** The certificate for points, 0 to 50. Examples: 40 is 'pet', 39 is 'vip', 19 is 'clown'. */
export function certificateFor(score: number): Certificate {
  if (score >= 40) return 'pet';
  if (score >= 30) return 'vip';
  return score >= 20 ? 'survivor' : 'clown';
}

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

/**
 * Rules of Guess the Teacher that neither slice nor validation needs (specification, sections 4 and 9). All
 * functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */

const CARDS = Array.from({ length: CARDS_PER_TEACHER }, (_, card) => card);

/** Hints per card; the player can ask for one of them per round. */
export const HINT_COUNT = 3;

/** The certificates, highest first. */
export type Certificate = 'pet' | 'vip' | 'survivor' | 'clown';

/**
 * Draws a teacher, all equally likely, but never the previous one. `previous` is null in the first
 * round of the visit.
 * Example: `drawTeacher(0.25, 'english')` is 'pe', the second of the other four.
 */
export function drawTeacher(draw: number, previous: TeacherType | null): TeacherType {
  const others = TEACHERS.filter((type) => type !== previous);
  return others[Math.floor(draw * others.length)] as TeacherType;
}

/**
 * Draws the index of a card: one of the cards that were not seen yet, all equally likely; once all
 * were seen, the one seen longest ago. `seen` has the cards of this teacher that were shown in this
 * visit, the longest ago first.
 *
 * So no card comes twice in a class: a teacher, who differs from the one before, comes in three of
 * five rounds at most, and three cards in a row are always different. And a second class begins
 * with a card that the first did not show: whoever came three times came last, and so is not the
 * first of the next class.
 *
 * Examples: `drawCard(0.5, [0])` is 2, the second of the other two; `drawCard(0.5, [2, 0, 1])` is 2.
 */
export function drawCard(draw: number, seen: readonly number[]): number {
  const unseen = CARDS.filter((card) => !seen.includes(card));
  return unseen[Math.floor(draw * unseen.length)] ?? (seen[0] as number);
}

/** Draws the index of a hint, 0 to 2, all equally likely. Example: `drawHint(0.5)` is 1. */
export function drawHint(draw: number): number {
  return Math.floor(draw * HINT_COUNT);
}

/** The certificate for a score of 0 to 50 points. Examples: 40 is 'pet', 39 'vip', 19 'clown'. */
export function certificateFor(score: number): Certificate {
  if (score >= 40) return 'pet';
  if (score >= 30) return 'vip';
  return score >= 20 ? 'survivor' : 'clown';
}

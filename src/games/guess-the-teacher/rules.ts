/**
 * The rules of Guess the Teacher, as pure functions. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */

export const TEACHERS = ['math', 'english', 'pe', 'history', 'science'] as const;
export type TeacherType = (typeof TEACHERS)[number];

/** The number of rounds in a class, with one teacher each. */
export const ROUND_COUNT = 5;

/** The number of cards of a teacher; a round shows one of them. */
export const CARDS_PER_TEACHER = 3;

/** The number of hints of a card; the player can ask for one of them in a round. */
export const HINT_COUNT = 3;

/** Points for a right guess, and the points deducted from it for a hint. */
export const POINTS = 10;
export const HINT_COST = 5;

/** The points for five right guesses without a hint. */
export const MAX_SCORE = ROUND_COUNT * POINTS;

/** A card: the type of its teacher, and its index among the cards of the teacher. */
export type DrawnCard = { teacherType: TeacherType; card: number };

/** The certificates, highest first. */
export type Certificate = 'pet' | 'vip' | 'survivor' | 'clown';

const CARDS = Array.from({ length: CARDS_PER_TEACHER }, (_, card) => card);

/**
 * Draws a teacher, all equally likely, but never the previous one. `previous` is null in the first round of the visit.
 * Example: `drawTeacher(0.25, 'english')` is 'pe', the second of the other four.
 */
export function drawTeacher(draw: number, previous: TeacherType | null): TeacherType {
  const others = TEACHERS.filter((type) => type !== previous);
  return others[Math.floor(draw * others.length)] as TeacherType;
}

/**
 * Draws the index of a card: one of the cards that were not seen yet, all equally likely; once all were seen, the card
 * seen longest ago. `seen` has the cards of this teacher that were shown in this visit, the longest ago first.
 *
 * So no card comes twice in a class: a teacher, who differs from the one before, comes in three of five rounds at
 * most, and three cards in a row are always different. And a second class begins with a card that the first class did
 * not show: a teacher who came three times came last, and so is not the first of the next class.
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

/** Returns the points for a guess: 10, with a hint 5, and 0 if it is wrong. Example: `pointsFor(true, true)` is 5. */
export function pointsFor(isRight: boolean, hintUsed: boolean): number {
  if (!isRight) return 0;
  return hintUsed ? POINTS - HINT_COST : POINTS;
}

/** Returns the certificate for a score of 0 to 50 points. Examples: 40 is 'pet', 39 'vip', 19 'clown'. */
export function certificateFor(score: number): Certificate {
  if (score >= 40) return 'pet';
  if (score >= 30) return 'vip';
  return score >= 20 ? 'survivor' : 'clown';
}

/**
 * Whether a class can have these cards, in this order: five cards, each of a teacher other than the teacher before,
 * and none of them twice. The index of each card is 0 to 2.
 * Example: Math 0, PE 0, Math 1, PE 1, Math 2 is a class; with Math 0 again at the end it is none.
 */
export function isClass(cards: readonly DrawnCard[]): boolean {
  return (
    cards.length === ROUND_COUNT &&
    cards.every(({ teacherType, card }, round) => {
      const before = cards.slice(0, round);
      const isRepeated = before.some(
        (other) => other.teacherType === teacherType && other.card === card,
      );
      return !isRepeated && before[round - 1]?.teacherType !== teacherType;
    })
  );
}

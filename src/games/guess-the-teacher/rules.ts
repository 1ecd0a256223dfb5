/**
 * The rules of Guess the Teacher, as pure functions. A `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */

export const TEACHERS = ['math', 'english', 'pe', 'history', 'science'] as const;
export type TeacherType = (typeof TEACHERS)[number];

/** The number of rounds in a class (a game). Each round has one teacher. */
export const ROUND_COUNT = 5;

/** The number of cards of each teacher. A round shows one card. */
export const CARDS_PER_TEACHER = 3;

/** The number of hints of each card. The player can see one hint in a round. */
export const HINT_COUNT = 3;

/** The points for a right guess without a hint. */
export const POINTS = 10;
/** The points that a hint costs. They are deducted only from a right guess. */
export const HINT_COST = 5;

/** The points for five right guesses without a hint. */
export const MAX_SCORE = ROUND_COUNT * POINTS;

/** A card. `card` is the index among the three cards of the teacher, from 0 to 2. */
export type DrawnCard = { teacherType: TeacherType; card: number };

/** The certificates, highest first. */
export type Certificate = 'pet' | 'vip' | 'survivor' | 'clown';

const CARDS = Array.from({ length: CARDS_PER_TEACHER }, (_, card) => card);

/**
 * Draws a teacher other than the previous teacher. The other teachers are equally likely. `previous` is null in the
 * first round of the visit.
 * Example: `drawTeacher(0.25, 'english')` is 'pe', the second of 'math', 'pe', 'history', 'science'.
 */
export function drawTeacher(draw: number, previous: TeacherType | null): TeacherType {
  const others = TEACHERS.filter((type) => type !== previous);
  return others[Math.floor(draw * others.length)] as TeacherType;
}

/**
 * Draws the index of a card of a teacher. `seen` has the cards of this teacher that were shown in this visit, the
 * longest ago first. The unseen cards are equally likely. If all cards were seen, the card seen longest ago comes
 * again.
 *
 * No card comes twice in a class. No teacher comes twice in a row, so a teacher comes at most three times in five
 * rounds, and any three successive cards of a teacher are different.
 *
 * The next class begins with a card that the previous class did not show. A class shows all three cards of a teacher
 * only if the teacher comes in rounds 1, 3 and 5. The next class then begins with another teacher, because no teacher
 * comes twice in a row.
 *
 * Examples: `drawCard(0.5, [0])` is 2, the second of the unseen cards 1 and 2. `drawCard(0.5, [2, 0, 1])` is 2, the
 * card seen longest ago.
 */
export function drawCard(draw: number, seen: readonly number[]): number {
  const unseen = CARDS.filter((card) => !seen.includes(card));
  return unseen[Math.floor(draw * unseen.length)] ?? (seen[0] as number);
}

/** Draws the index of a hint, from 0 to 2. The indices are equally likely. Example: `drawHint(0.5)` is 1. */
export function drawHint(draw: number): number {
  return Math.floor(draw * HINT_COUNT);
}

/**
 * Returns the points for a guess: 10 if right, 5 if right after a hint, 0 if wrong.
 * Example: `pointsFor(true, true)` is 5.
 */
export function pointsFor(isRight: boolean, hintUsed: boolean): number {
  if (!isRight) return 0;
  return hintUsed ? POINTS - HINT_COST : POINTS;
}

/** Returns the certificate for a score from 0 to 50. Examples: 40 gives 'pet', 39 gives 'vip', 19 gives 'clown'. */
export function certificateFor(score: number): Certificate {
  if (score >= 40) return 'pet';
  if (score >= 30) return 'vip';
  return score >= 20 ? 'survivor' : 'clown';
}

/**
 * Whether a class can have these cards in this order. A class has five different cards, and successive cards are of
 * different teachers. Each `card` must be from 0 to 2: the function does not check the range.
 * Example: Math 0, PE 0, Math 1, PE 1, Math 2 is true. Math 0, PE 0, Math 1, PE 1, Math 0 is false: Math 0 comes twice.
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

import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { TEACHER_ID } from './content';
import { CARDS_PER_TEACHER, HINT_COST, isClass, MAX_SCORE, TEACHERS } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

/** Returns the lines that a friend reads after opening the link of a challenge. `score` is the score to beat. */
export const offerLines = (score: number): string[] => [
  `Inhi 5 cards par dost ke ${score} / ${MAX_SCORE} aaye hain.`,
  'Wahi teachers, wahi lines. Attendance Accept dabane se lagegi.',
];

/**
 * Returns the hash of a challenge. The first number in the hash is the score divided by 5, the cost of a hint. One
 * number for each card follows: the index of the teacher times 3, plus the index of the card.
 * Example: for a score of 40 and a first card `{ teacherType: 'pe', card: 1 }`, the numbers start with 8, 7.
 */
export function challengeHashOf({ cards, score }: Challenge): string {
  const numbers = cards.map(
    ({ teacherType, card }) => TEACHERS.indexOf(teacherType) * CARDS_PER_TEACHER + card,
  );
  return linkHash('teachers', [score / HINT_COST, ...numbers]);
}

/** Returns the challenge in a hash, with the lines for the friend; null if `challengeHashOf` did not make the hash. */
export function offerIn(hash: string): Offer | null {
  const challenge = parse(numbersIn('teachers', hash));
  if (!challenge) return null;
  return {
    lines: offerLines(challenge.score),
    accepted: challengeAccepted(challenge),
    focusId: TEACHER_ID,
  };
}

function parse(numbers: number[] | null): Challenge | null {
  const [steps = 0, ...rest] = numbers ?? [];
  const cards = rest.flatMap((number) => {
    const teacherType = TEACHERS[Math.floor(number / CARDS_PER_TEACHER)];
    return teacherType ? [{ teacherType, card: number % CARDS_PER_TEACHER }] : [];
  });
  const score = steps * HINT_COST;
  return score <= MAX_SCORE && cards.length === rest.length && isClass(cards)
    ? { cards, score }
    : null;
}

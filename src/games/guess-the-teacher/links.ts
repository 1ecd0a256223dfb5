import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { TEACHER_ID } from './content';
import { CARDS_PER_TEACHER, HINT_COST, isClass, MAX_SCORE, TEACHERS } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

/** Returns the lines that a friend reads after opening the link of a challenge. */
export const offerLines = (score: number): string[] => [
  `Inhi 5 cards par dost ke ${score} / ${MAX_SCORE} aaye hain.`,
  'Wahi teachers, wahi lines. Attendance Accept dabane se lagegi.',
];

/** Returns the hash of a challenge: the score divided by the cost of a hint, then a number for each card. */
export function challengeHashOf({ cards, score }: Challenge): string {
  const numbers = cards.map(
    ({ teacherType, card }) => TEACHERS.indexOf(teacherType) * CARDS_PER_TEACHER + card,
  );
  return linkHash('teachers', [score / HINT_COST, ...numbers]);
}

/** Returns the challenge in a hash; null for any hash that `challengeHashOf` does not give. */
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

import { linkHash, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import { TEACHER_ID } from '../ids';
import { CARDS_PER_TEACHER, HINT_COST, MAX_SCORE, TEACHERS } from '../rules';
import type { Challenge } from '../slice';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';
import { isClass } from './isClass';

/** The hash for a class: the score in steps of a hint's cost, then a number for each card. */
export function hashOf({ cards, score }: Challenge): string {
  const numbers = cards.map(
    ({ teacherType, card }) => TEACHERS.indexOf(teacherType) * CARDS_PER_TEACHER + card,
  );
  return linkHash('teachers', [score / HINT_COST, ...numbers]);
}

export function offerIn(hash: string): Offer | null {
  const challenge = parse(numbersIn('teachers', hash));
  if (!challenge) return null;
  return {
    lines: texts.offer(challenge.score, MAX_SCORE),
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

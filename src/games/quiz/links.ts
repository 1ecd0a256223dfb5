import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { integerUpTo } from '../shared/validate';
import { NAME_ID } from './content';
import { isOrder, LETTERS, QUESTION_COUNT } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

/** Returns the lines that a friend reads after opening a challenge link. `score` is the score of the sender. */
export const offerLines = (score: number): string[] => [
  `Dost ka result: ${QUESTION_COUNT} mein se ${score} sahi.`,
  'Paper wahi hai, leak nahi hua. Ab sheet tumhari.',
];

/**
 * The number of options of a question. After the score, each number in a link packs the indices of two options: the
 * first index times `BASE`, plus the second index.
 */
const BASE = LETTERS.length;

/**
 * Returns the URL hash of a challenge. The hash holds the score, and then two numbers for each question: the first
 * number for the options at A and B, the second number for the options at C and D.
 */
export function challengeHashOf({ optionOrders, score }: Challenge): string {
  const pairs = optionOrders.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    a * BASE + b,
    c * BASE + d,
  ]);
  return linkHash('quiz', [score, ...pairs]);
}

/** Returns the offer of the challenge in a URL hash; null for a hash that `challengeHashOf` cannot return. */
export function offerIn(hash: string): Offer | null {
  const challenge = parse(numbersIn('quiz', hash));
  if (!challenge) return null;
  return {
    lines: offerLines(challenge.score),
    accepted: challengeAccepted(challenge),
    focusId: NAME_ID,
  };
}

function parse(numbers: number[] | null): Challenge | null {
  const [score, ...pairs] = numbers ?? [];
  if (integerUpTo(QUESTION_COUNT, score) === undefined) return null;
  const options = pairs.flatMap((pair) => [Math.floor(pair / BASE), pair % BASE]);
  const optionOrders = Array.from({ length: options.length / BASE }, (_, question) =>
    options.slice(question * BASE, (question + 1) * BASE),
  );
  if (optionOrders.length !== QUESTION_COUNT || !optionOrders.every(isOrder)) return null;
  return { optionOrders, score: Number(score) };
}

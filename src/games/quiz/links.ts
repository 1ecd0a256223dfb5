import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { integerUpTo } from '../shared/validate';
import { NAME_ID } from './content';
import { isOrder, LETTERS, QUESTION_COUNT } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

/** Returns the lines that a friend reads after opening the link of a challenge. */
export const offerLines = (score: number): string[] => [
  `Dost ka result: ${QUESTION_COUNT} mein se ${score} sahi.`,
  'Paper wahi hai, leak nahi hua. Ab sheet tumhari.',
];

/** The number of options. Each number of the link holds two options, as two digits in this base. */
const BASE = LETTERS.length;

/**
 * Returns the hash of a challenge: the score, then for each question two numbers, the first for the options at A and
 * B, the second for the options at C and D.
 */
export function challengeHashOf({ optionOrders, score }: Challenge): string {
  const pairs = optionOrders.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    a * BASE + b,
    c * BASE + d,
  ]);
  return linkHash('quiz', [score, ...pairs]);
}

/** Returns the challenge in a hash; null for any hash that `challengeHashOf` does not give. */
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

import { linkHash, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import { integerUpTo } from '../../shared/validate';
import { NAME_ID } from '../ids';
import { isOrder, QUESTION_COUNT } from '../rules';
import type { Challenge } from '../slice';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';

/** Of two options in one number: both are below it. */
const BASE = 4;

/** The hash for a quiz: the score, then for each question the options at A and B, at C and D. */
export function hashOf({ optionOrders, score }: Challenge): string {
  const pairs = optionOrders.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    a * BASE + b,
    c * BASE + d,
  ]);
  return linkHash('quiz', [score, ...pairs]);
}

export function offerIn(hash: string): Offer | null {
  const challenge = parse(numbersIn('quiz', hash));
  if (!challenge) return null;
  return {
    lines: texts.offer(challenge.score, QUESTION_COUNT),
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

import { linkHash, numbersIn } from '../../../sharing/link';
import { numberOf, roundOf } from '../recording';
import type { Guesser, Round } from '../rules';
import { GUESSERS, LENGTHS } from '../rules';

/** All that a game consists of, but for the names. */
export type Recording = { guesser: Guesser; rounds: readonly Round[] };

/** Changed rules get another one. */
const VERSION = 1;
const MOST_ROUNDS = Math.max(...LENGTHS);

/**
 * The hash by which a game is watched: the version of the rules, who guesses, and for each round a number
 * for the deal and for which of the two suspects was named.
 */
export const hashOf = ({ guesser, rounds }: Recording): string =>
  linkHash('chits', [
    VERSION,
    GUESSERS.indexOf(guesser),
    ...rounds.map((round) => numberOf(round, guesser)),
  ]);

/** The game in a hash; null for any hash that `hashOf` does not give. */
export function recordingIn(hash: string): Recording | null {
  const found = numbersIn('chits', hash);
  if (!found) return null;
  const [version, at, ...numbers] = found;
  const guesser = GUESSERS[at as number];
  const isWhole = numbers.length > 0 && numbers.length <= MOST_ROUNDS;
  if (version !== VERSION || !guesser || !isWhole) return null;
  const rounds = numbers.flatMap((number) => roundOf(number, guesser) ?? []);
  return rounds.length === numbers.length ? { guesser, rounds } : null;
}

import { linkHash, numbersIn } from '../../sharing/link';
import type { Guesser, Round } from './rules';
import { GUESSERS, LENGTHS, numberOf, roundOf } from './rules';

/** A game that was played, without the names. */
export type Recording = { guesser: Guesser; rounds: readonly Round[] };

/** The version of the rules, which grows when the rules change. */
const VERSION = 1;
const MOST_ROUNDS = Math.max(...LENGTHS);

/**
 * Returns the hash of the link to a replay: the version of the rules, the index of the guesser, and a number for each
 * round.
 * Example: for the guesser 'mantri' and one round with the number 8 it is the hash of `[1, 0, 8]`.
 */
export const replayHashOf = ({ guesser, rounds }: Recording): string =>
  linkHash('chits', [
    VERSION,
    GUESSERS.indexOf(guesser),
    ...rounds.map((round) => numberOf(round, guesser)),
  ]);

/** Returns the game in a hash; `null` for any hash that `replayHashOf` does not make. */
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

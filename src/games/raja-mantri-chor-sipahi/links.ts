import { linkHash, numbersIn } from '../../sharing/link';
import type { Guesser, Round } from './rules';
import { GUESSERS, LENGTHS, numberOf, roundOf } from './rules';

/** A game that was played, without the names of the players. */
export type Recording = { guesser: Guesser; rounds: readonly Round[] };

/**
 * The version of the rules. A change of the rules needs a new version; otherwise old links would show wrong replays.
 */
const VERSION = 1;
const MOST_ROUNDS = Math.max(...LENGTHS);

/**
 * Returns the hash of the link to a replay. The hash has the version of the rules, the index of the guesser in
 * `GUESSERS`, and a number for each round.
 * Example: for the guesser 'mantri' and one round with the number 8, the hash has the numbers 1, 0, 8.
 */
export const replayHashOf = ({ guesser, rounds }: Recording): string =>
  linkHash('chits', [
    VERSION,
    GUESSERS.indexOf(guesser),
    ...rounds.map((round) => numberOf(round, guesser)),
  ]);

/** Returns the game in a hash; `null` if `replayHashOf` cannot have made the hash. */
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

import { linkHash, numbersIn } from '../../../sharing/link';
import type { Deal, Guesser, Round } from '../rules';
import { GUESSERS, LENGTHS, ROLES, suspectsOf } from '../rules';

/** All that a game consists of, but for the names. */
export type Recording = { guesser: Guesser; rounds: readonly Round[] };

/** Changed rules get another one. */
const VERSION = 1;
const MOST_ROUNDS = Math.max(...LENGTHS);
const SUSPECTS = 2;

/** The 24 ways to deal the chits. The order is part of the format: from the roles in theirs. */
const DEALS: readonly Deal[] = ordersOf([...ROLES]);

function ordersOf(roles: Deal): Deal[] {
  if (roles.length === 0) return [[]];
  return roles.flatMap((first) =>
    ordersOf(roles.filter((role) => role !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * The hash by which a game is watched: the version of the rules, who guesses, and for each round a number
 * for the deal and for which of the two suspects was named.
 */
export const hashOf = ({ guesser, rounds }: Recording): string =>
  linkHash('chits', [
    VERSION,
    GUESSERS.indexOf(guesser),
    ...rounds.map(({ deal, suspect }) => {
      const place = DEALS.findIndex((each) => each.join() === deal.join());
      return place * SUSPECTS + suspectsOf(deal, guesser).indexOf(suspect);
    }),
  ]);

/** The game in a hash; null for any hash that `hashOf` does not give. */
export function recordingIn(hash: string): Recording | null {
  const found = numbersIn('chits', hash);
  if (!found) return null;
  const [version, at, ...numbers] = found;
  const guesser = GUESSERS[at as number];
  const isWhole = numbers.length > 0 && numbers.length <= MOST_ROUNDS;
  if (version !== VERSION || !guesser || !isWhole) return null;
  if (numbers.some((number) => number >= DEALS.length * SUSPECTS)) return null;
  return { guesser, rounds: numbers.map((number) => roundOf(number, guesser)) };
}

function roundOf(number: number, guesser: Guesser): Round {
  const deal = DEALS[Math.floor(number / SUSPECTS)] as Deal;
  return { deal, suspect: suspectsOf(deal, guesser)[number % SUSPECTS] as number };
}

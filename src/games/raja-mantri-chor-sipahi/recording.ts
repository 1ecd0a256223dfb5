import type { Deal, Guesser, Round } from './rules';
import { ROLES, suspectsOf } from './rules';

/*
 * A round that is over as one number, in links and in storage: for which of the 24 deals it was, and for which of the two
 * suspects was named.
 */

const SUSPECTS = 2;

/** The ways to deal the chits. The order is part of the format: from the roles in theirs. */
const DEALS: readonly Deal[] = ordersOf([...ROLES]);

function ordersOf(roles: Deal): Deal[] {
  if (roles.length === 0) return [[]];
  return roles.flatMap((first) =>
    ordersOf(roles.filter((role) => role !== first)).map((rest) => [first, ...rest]),
  );
}

/** Example: `numberOf({ deal: ['raja', 'mantri', 'sipahi', 'chor'], suspect: 3 }, 'mantri')` is 1. */
export function numberOf({ deal, suspect }: Round, guesser: Guesser): number {
  const place = DEALS.findIndex((each) => each.join() === deal.join());
  return place * SUSPECTS + suspectsOf(deal, guesser).indexOf(suspect);
}

/** The round of a whole number from 0; undefined above 47. */
export function roundOf(number: number, guesser: Guesser): Round | undefined {
  const deal = DEALS[Math.floor(number / SUSPECTS)];
  return deal && { deal, suspect: suspectsOf(deal, guesser)[number % SUSPECTS] as number };
}

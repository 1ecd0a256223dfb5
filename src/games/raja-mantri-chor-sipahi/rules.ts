/**
 * The rules of Raja Mantri Chor Sipahi (king, minister, thief, soldier), as pure functions. In each round, each of four
 * players gets a chit, a paper slip with a role. The guesser is the Mantri or the Sipahi, and names the player who may
 * be the Chor. A player is a number from 0 to 3. Points, totals and winners are computed from the list of rounds.
 */

/** The four roles, the most valuable first. The order is part of the format of links. */
export const ROLES = ['raja', 'mantri', 'sipahi', 'chor'] as const;
export type Role = (typeof ROLES)[number];

/** The points of each role before the guess. A guess only moves points between players: the sum stays 2300. */
export const WORTH: Record<Role, number> = { raja: 1000, mantri: 800, sipahi: 500, chor: 0 };

/** The numbers of rounds that the players can choose for a game. */
export const LENGTHS = [3, 5, 10] as const;
export type Length = (typeof LENGTHS)[number];

/**
 * The roles that can be the guesser. The players choose one of the roles, because the rule differs from school to
 * school. The order is part of the format of links.
 */
export const GUESSERS = ['mantri', 'sipahi'] as const;
export type Guesser = (typeof GUESSERS)[number];

/** The role of each player. The index is the player. */
export type Deal = Role[];

/** A finished round. `suspect` is the player whom the guesser named as the Chor. */
export type Round = { deal: Deal; suspect: number };

/**
 * Returns the two players who may be the Chor: all except the Raja and the guesser, because these two show their chits.
 * Example: `suspectsOf(['raja', 'chor', 'mantri', 'sipahi'], 'mantri')` is `[1, 3]`.
 */
export const suspectsOf = (deal: Deal, guesser: Guesser): number[] =>
  [...deal.keys()].filter((player) => deal[player] !== 'raja' && deal[player] !== guesser);

/**
 * Whether the suspect of a round is the Chor.
 * Example: `isCaught({ deal: ['raja', 'chor', 'mantri', 'sipahi'], suspect: 1 })` is true.
 */
export const isCaught = ({ deal, suspect }: Round): boolean => deal[suspect] === 'chor';

/**
 * Returns the points of each player in a round. After a right guess, each player gets the points in `WORTH`. After a
 * wrong guess, the Chor gets the points of the guesser, and the guesser gets 0.
 * Example: the deal is raja, chor, mantri, sipahi, and the Mantri names player 3. This guess is wrong, because the Chor
 * is player 1, so the points are `[1000, 800, 0, 500]`.
 */
export function pointsOf(round: Round, guesser: Guesser): number[] {
  const worth = (role: Role) => WORTH[isCaught(round) ? role : exchanged(role, guesser)];
  return round.deal.map(worth);
}

/** Returns the role whose points a player gets after a wrong guess: the guesser and the Chor exchange their points. */
function exchanged(role: Role, guesser: Guesser): Role {
  if (role === guesser) return 'chor';
  return role === 'chor' ? guesser : role;
}

/** Returns the total of each player over all rounds. Example: without any round, the totals are `[0, 0, 0, 0]`. */
export const totalsOf = (rounds: readonly Round[], guesser: Guesser): number[] =>
  ROLES.map((_role, player) =>
    rounds.reduce((sum, round) => sum + (pointsOf(round, guesser)[player] as number), 0),
  );

/**
 * Returns all players with the most points, in ascending order of their numbers.
 * Example: `winnersOf([1800, 2300, 800, 2300])` is `[1, 3]`.
 */
export function winnersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((player) => totals[player] === most);
}

const SUSPECTS = 2;

/** All 24 possible deals. The order of this list is part of the format of links. */
const DEALS: readonly Deal[] = ordersOf([...ROLES]);

function ordersOf(roles: Deal): Deal[] {
  if (roles.length === 0) return [[]];
  return roles.flatMap((first) =>
    ordersOf(roles.filter((role) => role !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Returns a round as one number from 0 to 47, for links and for storage. The number is twice the index of the deal in
 * `DEALS`, plus 1 if the second of the two possible suspects was named.
 * Example: `numberOf({ deal: ['raja', 'mantri', 'sipahi', 'chor'], suspect: 3 }, 'mantri')` is 1. The deal is the first
 * deal, and player 3 is the second suspect.
 */
export function numberOf({ deal, suspect }: Round, guesser: Guesser): number {
  const place = DEALS.findIndex((each) => each.join() === deal.join());
  return place * SUSPECTS + suspectsOf(deal, guesser).indexOf(suspect);
}

/**
 * Returns the round for a number from `numberOf`. Takes any whole number from 0 up; returns `undefined` above 47.
 * Example: `roundOf(1, 'mantri')` is `{ deal: ['raja', 'mantri', 'sipahi', 'chor'], suspect: 3 }`.
 */
export function roundOf(number: number, guesser: Guesser): Round | undefined {
  const deal = DEALS[Math.floor(number / SUSPECTS)];
  return deal && { deal, suspect: suspectsOf(deal, guesser)[number % SUSPECTS] as number };
}

/**
 * Returns the id of the alert about the missing name of a player. Example: `missingNameAlert(0)` is `chitWithoutName1`.
 */
export const missingNameAlert = (player: number): string => `chitWithoutName${player + 1}`;

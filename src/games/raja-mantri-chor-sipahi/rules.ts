/**
 * Rules of Raja Mantri Chor Sipahi. All functions are pure. A player is a seat, from 0 to 3. A game is a list of
 * rounds, and all else follows from them: who was caught, points, totals, winners.
 */

/** The four chits, the most valuable first. The order is part of the format of links. */
export const ROLES = ['raja', 'mantri', 'sipahi', 'chor'] as const;
export type Role = (typeof ROLES)[number];

/** The points of each chit before the guess. The points of all players in a round are always 2300 in all. */
export const WORTH: Record<Role, number> = { raja: 1000, mantri: 800, sipahi: 500, chor: 0 };

/** The numbers of rounds that a game may have. */
export const LENGTHS = [3, 5, 10] as const;
export type Length = (typeof LENGTHS)[number];

/**
 * The roles that may name the Chor, a rule that differs from school to school. The order is part of the format of
 * links.
 */
export const GUESSERS = ['mantri', 'sipahi'] as const;
export type Guesser = (typeof GUESSERS)[number];

/** The chit of each player. */
export type Deal = Role[];

/** A round that is over. `suspect` is the player who was named as the Chor. */
export type Round = { deal: Deal; suspect: number };

/**
 * Returns the players among whom the Chor is to be found: neither the Raja nor the guesser, who both show their chits.
 * Example: `suspectsOf(['raja', 'chor', 'mantri', 'sipahi'], 'mantri')` is `[1, 3]`.
 */
export const suspectsOf = (deal: Deal, guesser: Guesser): number[] =>
  [...deal.keys()].filter((player) => deal[player] !== 'raja' && deal[player] !== guesser);

/**
 * Whether the Chor was named.
 * Example: `isCaught({ deal: ['raja', 'chor', 'mantri', 'sipahi'], suspect: 1 })` is true.
 */
export const isCaught = ({ deal, suspect }: Round): boolean => deal[suspect] === 'chor';

/**
 * Returns the points of each player in a round. A right guess changes nothing; after a wrong guess the Chor has the
 * points of the guesser, who has none.
 * Example: for the deal raja, chor, mantri, sipahi, where the Mantri named player 3, they are `[1000, 800, 0, 500]`.
 */
export function pointsOf(round: Round, guesser: Guesser): number[] {
  const worth = (role: Role) => WORTH[isCaught(round) ? role : exchanged(role, guesser)];
  return round.deal.map(worth);
}

/** Returns the chit whose points a player with this chit gets after a wrong guess. */
function exchanged(role: Role, guesser: Guesser): Role {
  if (role === guesser) return 'chor';
  return role === 'chor' ? guesser : role;
}

/** Returns the points of each player in all rounds. Example: of no rounds they are `[0, 0, 0, 0]`. */
export const totalsOf = (rounds: readonly Round[], guesser: Guesser): number[] =>
  ROLES.map((_role, player) =>
    rounds.reduce((sum, round) => sum + (pointsOf(round, guesser)[player] as number), 0),
  );

/**
 * Returns the players with the most points, who may be several.
 * Example: `winnersOf([1800, 2300, 800, 2300])` is `[1, 3]`.
 */
export function winnersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((player) => totals[player] === most);
}

const SUSPECTS = 2;

/** All 24 deals. Their order is part of the format of links. */
const DEALS: readonly Deal[] = ordersOf([...ROLES]);

function ordersOf(roles: Deal): Deal[] {
  if (roles.length === 0) return [[]];
  return roles.flatMap((first) =>
    ordersOf(roles.filter((role) => role !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Returns a round as one number from 0 to 47, in links and in storage: which of the 24 deals it had, and which of the
 * two suspects was named.
 * Example: `numberOf({ deal: ['raja', 'mantri', 'sipahi', 'chor'], suspect: 3 }, 'mantri')` is 1.
 */
export function numberOf({ deal, suspect }: Round, guesser: Guesser): number {
  const place = DEALS.findIndex((each) => each.join() === deal.join());
  return place * SUSPECTS + suspectsOf(deal, guesser).indexOf(suspect);
}

/**
 * Returns the round of a number that `numberOf` made. Takes any whole number from 0; `undefined` above 47.
 * Example: `roundOf(1, 'mantri')` is `{ deal: ['raja', 'mantri', 'sipahi', 'chor'], suspect: 3 }`.
 */
export function roundOf(number: number, guesser: Guesser): Round | undefined {
  const deal = DEALS[Math.floor(number / SUSPECTS)];
  return deal && { deal, suspect: suspectsOf(deal, guesser)[number % SUSPECTS] as number };
}

/** Returns the id of the alert about the missing name of a player. Example: `missingNameAlert(0)` is `chitWithoutName1`. */
export const missingNameAlert = (player: number): string => `chitWithoutName${player + 1}`;

/**
 * Rules of Raja Mantri Chor Sipahi (content-facts, section 9) that the slice needs. All functions are pure.
 * A player is a seat, from 0 to 3. Points and totals are in `pageRules.ts`.
 */

/** The four chits, the most valuable first. */
export const ROLES = ['raja', 'mantri', 'sipahi', 'chor'] as const;
export type Role = (typeof ROLES)[number];

/** How many rounds a game may have. */
export const LENGTHS = [3, 5, 10] as const;
export type Length = (typeof LENGTHS)[number];

/** Who names the Chor: schools differ. */
export const GUESSERS = ['mantri', 'sipahi'] as const;
export type Guesser = (typeof GUESSERS)[number];

/** The chit of each player. */
export type Deal = Role[];

/** A round that is over. `suspect`: the player who was named as the Chor. */
export type Round = { deal: Deal; suspect: number };

/** Whether the Chor was named. Example: `isCaught({ deal: ['raja', 'chor', 'mantri', 'sipahi'], suspect: 1 })`. */
export const isCaught = ({ deal, suspect }: Round): boolean => deal[suspect] === 'chor';

/**
 * The players among whom the Chor is to be found: neither Raja nor the one who guesses, who both show their
 * chits. Example: `suspectsOf(['raja', 'chor', 'mantri', 'sipahi'], 'mantri')` is `[1, 3]`.
 */
export const suspectsOf = (deal: Deal, guesser: Guesser): number[] =>
  [...deal.keys()].filter((player) => deal[player] !== 'raja' && deal[player] !== guesser);

/** What a chit is worth, before the guess. The points of a round are 2300 in all. */
export const WORTH: Record<Role, number> = { raja: 1000, mantri: 800, sipahi: 500, chor: 0 };

/**
 * The points of each player in a round. A right guess changes nothing; after a wrong one the Chor has the
 * points of the one who guessed, who has none.
 * Example: for the deal raja, chor, mantri, sipahi, where the Mantri named player 3, they are
 * `[1000, 800, 0, 500]`.
 */
export function pointsOf(round: Round, guesser: Guesser): number[] {
  const worth = (role: Role) => WORTH[isCaught(round) ? role : changed(role, guesser)];
  return round.deal.map(worth);
}

/** The chit whose points a chit has after a wrong guess. */
function changed(role: Role, guesser: Guesser): Role {
  if (role === guesser) return 'chor';
  return role === 'chor' ? guesser : role;
}

/** The points of each player in all rounds. Example: of no rounds they are `[0, 0, 0, 0]`. */
export const totalsOf = (rounds: readonly Round[], guesser: Guesser): number[] =>
  ROLES.map((_role, player) =>
    rounds.reduce((sum, round) => sum + (pointsOf(round, guesser)[player] as number), 0),
  );

/**
 * The players with the most points; several where they have as many.
 * Example: `winnersOf([1800, 2300, 800, 2300])` is `[1, 3]`.
 */
export function winnersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((player) => totals[player] === most);
}

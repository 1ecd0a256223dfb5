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

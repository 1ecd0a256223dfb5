import { linkHash, MOST_NUMBERS, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { THROWS_ID } from './effects';
import type { Recording } from './recording';
import { FIRST, MOST_FRIEND_BALLS, RULES_VERSION } from './recording';
import type { Ball, Throw } from './rules';
import { isInnings, runsOf, THROWS } from './rules';
import { challengeAccepted } from './slice';

const inBalls = (balls: number) => (balls === 1 ? '1 ball' : `${balls} balls`);

export const challenge = {
  /** The lines for the visitor who opens a challenge. `runs` and `balls` are the totals of the sender's innings. */
  offer: ({ runs, balls }: { runs: number; balls: number }): string[] => [
    `Dost ke ${runs} run, ${inBalls(balls)} mein. Target tumhara: ${runs + 1}.`,
    'Computer ke wahi numbers, usi order mein. Khatam hue, toh naye.',
  ],
  /** The line with both scores, during and after the chase. */
  standing: (own: number, friend: number) => `Tum ${own}, dost ${friend}`,
  outcomes: {
    'You win!': 'Chase complete! Kal se dost fielding mein, woh bhi dhoop wali side.',
    'Computer wins!': 'Dost ka score bach gaya. Class group thodi der mute kar lo.',
    'Match tied!': 'Barabar! Do captain, ek hi bat. Toss phir se karo.',
  },
} as const;

const BASE = THROWS.length;

/**
 * Turns a ball into a number of a link, from 0 to 35.
 * Example: `numberOf([2, 1])` is 6, because the six balls from `[1, 1]` to `[1, 6]` come before.
 */
export const numberOf = ([mine, theirs]: Ball): number => (mine - 1) * BASE + theirs - 1;

/**
 * Turns numbers of a link into balls, as the reverse of `numberOf`. Null if any number is above 35.
 * Examples: `ballsIn([6])` is `[[2, 1]]`, `ballsIn([36])` is null.
 */
export function ballsIn(numbers: readonly number[]): Ball[] | null {
  if (!numbers.every((number) => number < BASE * BASE)) return null;
  return numbers.map((number) => [
    (Math.floor(number / BASE) + 1) as Throw,
    ((number % BASE) + 1) as Throw,
  ]);
}

/**
 * Returns the hash of a link that challenges a friend to chase the player's innings; undefined if the innings is too
 * long for a link.
 */
export function challengeHashOf(balls: readonly Ball[]): string | undefined {
  return balls.length <= MOST_FRIEND_BALLS ? linkHash('innings', balls.map(numberOf)) : undefined;
}

/** Returns the challenge in a hash of `challengeHashOf`; null for any other hash. */
export function offerIn(hash: string): Offer | null {
  const balls = ballsIn(numbersIn('innings', hash) ?? []);
  if (!balls || !isInnings(balls) || balls.length > MOST_FRIEND_BALLS) return null;
  return {
    lines: challenge.offer({ runs: runsOf(balls, 'you'), balls: balls.length }),
    accepted: challengeAccepted(balls.map(fromOtherSide)),
    focusId: THROWS_ID,
  };
}

/**
 * Swaps the two numbers of a ball of the friend's innings. In the link, the friend's number comes first. In the state,
 * the number of the player's opponent comes second, and the friend is now the opponent.
 */
const fromOtherSide = ([mine, theirs]: Ball): Ball => [theirs, mine];

/**
 * Returns the hash of the link to the replay of a match; null if the match is too long for a link. Every link has room
 * for 240 balls. The numbers in the link are, in order: the version of the rules; the index of `first` in `FIRST`; in a
 * challenge, the count of the friend's balls, and then the friend's balls; the other balls of the match.
 */
export function replayHashOf({ first, friend, balls }: Recording): string | null {
  const taken = first === 'friend' ? [friend.length, ...friend.map(numberOf)] : [];
  const numbers = [RULES_VERSION, FIRST.indexOf(first), ...taken, ...balls.map(numberOf)];
  const isShort = numbers.length <= MOST_NUMBERS && friend.length <= MOST_FRIEND_BALLS;
  return isShort ? linkHash('match', numbers) : null;
}

/**
 * Returns the match in a hash of `replayHashOf`; null for any other hash. The result may have too few or too many
 * balls for a match; `positionsOf` checks the balls.
 */
export function recordingIn(hash: string): Recording | null {
  const numbers = numbersIn('match', hash);
  if (!numbers) return null;
  const [version, at = -1, ...rest] = numbers;
  const first = FIRST[at];
  if (version !== RULES_VERSION || !first) return null;
  const taken = first === 'friend' ? (rest.shift() ?? 0) : 0;
  const all = ballsIn(rest);
  if (!all) return null;
  const [friend, balls] = [all.slice(0, taken), all.slice(taken)];
  return first === 'friend' && !isInnings(friend) ? null : { first, friend, balls };
}

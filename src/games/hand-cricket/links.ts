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
  /** The lines that offer a challenge to the friend who opens its link. */
  offer: ({ runs, balls }: { runs: number; balls: number }): string[] => [
    `Dost ke ${runs} run, ${inBalls(balls)} mein. Target tumhara: ${runs + 1}.`,
    'Computer ke wahi numbers, usi order mein. Khatam hue, toh naye.',
  ],
  /** The scores, during the chase and after it. */
  standing: (own: number, friend: number) => `Tum ${own}, dost ${friend}`,
  outcomes: {
    'You win!': 'Chase complete! Kal se dost fielding mein, woh bhi dhoop wali side.',
    'Computer wins!': 'Dost ka score bach gaya. Class group thodi der mute kar lo.',
    'Match tied!': 'Barabar! Do captain, ek hi bat. Toss phir se karo.',
  },
} as const;

const BASE = THROWS.length;

/** Turns a ball into one number of a link. Example: `numberOf([2, 1])` is 6. */
export const numberOf = ([mine, theirs]: Ball): number => (mine - 1) * BASE + theirs - 1;

/**
 * Turns numbers of a link into balls; null if one of them is no ball.
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
 * Returns the hash of a link that challenges a friend to chase an innings that the player batted; undefined if the
 * innings is too long for a link.
 */
export function challengeHashOf(balls: readonly Ball[]): string | undefined {
  return balls.length <= MOST_FRIEND_BALLS ? linkHash('innings', balls.map(numberOf)) : undefined;
}

/** The challenge in a hash; null for any hash that `challengeHashOf` does not give. */
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
 * Swaps both hands of a ball that a friend batted: in the challenge the computer takes the place of the friend, and
 * the player takes the place of the computer.
 */
const fromOtherSide = ([mine, theirs]: Ball): Ball => [theirs, mine];

/**
 * Returns the hash of the link to the replay of a match. It holds the version of the rules, who batted first, in a
 * challenge the number of balls of the friend's innings and these balls, and then a number for each ball that was
 * played. Null for a match that is too long for a link; 240 balls are not too many.
 */
export function replayHashOf({ first, friend, balls }: Recording): string | null {
  const taken = first === 'friend' ? [friend.length, ...friend.map(numberOf)] : [];
  const numbers = [RULES_VERSION, FIRST.indexOf(first), ...taken, ...balls.map(numberOf)];
  const isShort = numbers.length <= MOST_NUMBERS && friend.length <= MOST_FRIEND_BALLS;
  return isShort ? linkHash('match', numbers) : null;
}

/**
 * Returns the match in a hash; null for any hash that `replayHashOf` does not return. Whether the balls make a whole
 * match is not checked, as `positionsOf` checks it.
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

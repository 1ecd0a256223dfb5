import { linkHash, MOST_NUMBERS, numbersIn } from '../../../sharing/link';
import { ballsIn, numberOf } from '../ballNumbers';
import type { Recording } from '../recording';
import { FIRST, isInnings, MOST_FRIEND_BALLS, RULES_VERSION } from '../recording';

/**
 * The hash by which a match is watched: the version of the rules, who batted first, in a challenge the
 * length and the balls of the friend's innings, and a number for each ball. Null for a match that is too
 * long for a link; one of 240 balls is not.
 */
export function hashOf({ first, friend, balls }: Recording): string | null {
  const taken = first === 'friend' ? [friend.length, ...friend.map(numberOf)] : [];
  const numbers = [RULES_VERSION, FIRST.indexOf(first), ...taken, ...balls.map(numberOf)];
  const isShort = numbers.length <= MOST_NUMBERS && friend.length <= MOST_FRIEND_BALLS;
  return isShort ? linkHash('match', numbers) : null;
}

/** The match in a hash; null for any hash that `hashOf` does not give. Its balls are not checked. */
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

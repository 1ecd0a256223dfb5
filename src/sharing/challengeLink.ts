/**
 * Challenges in the hash of a link: `#c=1.` and a code of letters and digits. It holds numbers alone,
 * never a text. Links live for ever: a change of the format needs a new version, beside this one.
 */

/** What a challenge is of. The numbers are part of the format. */
export const CHALLENGES = { quiz: 1, teachers: 2, task: 3, hands: 4 } as const;
export type ChallengeKind = keyof typeof CHALLENGES;

const PREFIX = '#c=1.';

/** No `-` and `_`: some messengers leave them out of a link that ends with one. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE = ALPHABET.length;

/** Two characters of checksum, then one for each number. */
const CODE = /^#c=1\.([A-Za-z0-9]{3,16})$/;
const CHECKSUM_LENGTH = 2;

/**
 * The hash for a challenge. `numbers`: 1 to 14 whole numbers from 0 to 61. They cannot be read off
 * the link at a glance: each is shifted by an amount that depends on all of them.
 * Example: `challengeHash('hands', [0, 2])` starts with `#c=1.` and ends with four characters.
 */
export function challengeHash(kind: ChallengeKind, numbers: readonly number[]): string {
  const checksum = checksumOf(kind, numbers);
  const shifts = shiftsOf(checksum, numbers.length);
  const shifted = numbers.map((number, index) => (number + (shifts[index] as number)) % BASE);
  const digits = [Math.floor(checksum / BASE), checksum % BASE, ...shifted];
  return PREFIX + digits.map((digit) => ALPHABET[digit]).join('');
}

/**
 * The numbers in a hash; null for any hash that `challengeHash` does not give for this kind. Which
 * numbers make sense is for the game to check.
 * Example: `numbersIn('hands', challengeHash('hands', [0, 2]))` is `[0, 2]`.
 */
export function numbersIn(kind: ChallengeKind, hash: string): number[] | null {
  const code = CODE.exec(hash)?.[1];
  if (!code) return null;
  const digits = Array.from(code, (character) => ALPHABET.indexOf(character));
  const [high = 0, low = 0] = digits;
  const checksum = high * BASE + low;
  const shifted = digits.slice(CHECKSUM_LENGTH);
  const shifts = shiftsOf(checksum, shifted.length);
  const numbers = shifted.map((digit, index) => (digit - (shifts[index] as number) + BASE) % BASE);
  return checksumOf(kind, numbers) === checksum ? numbers : null;
}

/** From 0 to `BASE` squared, exclusive. */
function checksumOf(kind: ChallengeKind, numbers: readonly number[]): number {
  return numbers.reduce(
    (sum, number) => (sum * 131 + number + 1) % (BASE * BASE),
    CHALLENGES[kind] * 977,
  );
}

/** From 0 to 61 each, by a generator of pseudo-random numbers that starts at the checksum. */
function shiftsOf(checksum: number, count: number): number[] {
  let state = checksum;
  return Array.from({ length: count }, () => {
    state = (state * 197 + 251) % 4093;
    return state % BASE;
  });
}

/**
 * Challenges and replays in the hash of a link: `#c=1.` or `#r=1.`, and a code of letters and digits.
 * It holds numbers alone, never a text. Links live for ever: a change of the format needs a new version,
 * beside this one.
 */

const CHALLENGE = '#c=1.';
const REPLAY = '#r=1.';

/** What a link is of. The numbers are part of the format. */
export const KINDS = {
  quiz: { prefix: CHALLENGE, number: 1 },
  teachers: { prefix: CHALLENGE, number: 2 },
  task: { prefix: CHALLENGE, number: 3 },
  hands: { prefix: CHALLENGE, number: 4 },
  innings: { prefix: CHALLENGE, number: 5 },
  match: { prefix: REPLAY, number: 6 },
  over: { prefix: REPLAY, number: 7 },
  rounds: { prefix: REPLAY, number: 8 },
  calls: { prefix: CHALLENGE, number: 9 },
  lifts: { prefix: REPLAY, number: 10 },
  chits: { prefix: REPLAY, number: 11 },
} as const;
export type LinkKind = keyof typeof KINDS;

/** No `-` and `_`: some messengers leave them out of a link that ends with one. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE = ALPHABET.length;

/** Two characters of checksum, then one for each number. */
const CODE = /^[A-Za-z0-9]{3,250}$/;
const CHECKSUM_LENGTH = 2;

/** The most numbers that a link holds. */
export const MOST_NUMBERS = 248;

/**
 * The hash of a link. `numbers`: 1 to `MOST_NUMBERS` whole numbers from 0 to 61. They cannot be read off
 * the link at a glance: each is shifted by an amount that depends on all of them.
 * Example: `linkHash('hands', [0, 2])` starts with `#c=1.` and ends with four characters.
 */
export function linkHash(kind: LinkKind, numbers: readonly number[]): string {
  const checksum = checksumOf(kind, numbers);
  const shifts = shiftsOf(checksum, numbers.length);
  const shifted = numbers.map((number, index) => (number + (shifts[index] as number)) % BASE);
  const digits = [Math.floor(checksum / BASE), checksum % BASE, ...shifted];
  return KINDS[kind].prefix + digits.map((digit) => ALPHABET[digit]).join('');
}

/**
 * The numbers in a hash; null for any hash that `linkHash` does not give for this kind. Which numbers
 * make sense is for the game to check.
 * Example: `numbersIn('hands', linkHash('hands', [0, 2]))` is `[0, 2]`.
 */
export function numbersIn(kind: LinkKind, hash: string): number[] | null {
  const { prefix } = KINDS[kind];
  const code = hash.slice(prefix.length);
  if (!hash.startsWith(prefix) || !CODE.test(code)) return null;
  const digits = Array.from(code, (character) => ALPHABET.indexOf(character));
  const [high = 0, low = 0] = digits;
  const checksum = high * BASE + low;
  const shifted = digits.slice(CHECKSUM_LENGTH);
  const shifts = shiftsOf(checksum, shifted.length);
  const numbers = shifted.map((digit, index) => (digit - (shifts[index] as number) + BASE) % BASE);
  return checksumOf(kind, numbers) === checksum ? numbers : null;
}

/** From 0 to `BASE` squared, exclusive. */
function checksumOf(kind: LinkKind, numbers: readonly number[]): number {
  return numbers.reduce(
    (sum, number) => (sum * 131 + number + 1) % (BASE * BASE),
    KINDS[kind].number * 977,
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

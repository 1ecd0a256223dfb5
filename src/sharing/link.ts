/**
 * Challenges and replays in the hash of an address. The hash of a challenge starts with `#c=1.`, the hash of a replay
 * with `#r=1.`; a code of letters and digits follows. The code holds numbers, never a text. The `1` is the version of
 * the format. Links must work for ever: a new format needs a new version, and version 1 stays.
 */

const CHALLENGE = '#c=1.';
const REPLAY = '#r=1.';

/** The kinds of links. Their numbers are part of the format. */
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

/** The characters of a code. `-` and `_` are missing: some messengers cut them off the end of a link. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE = ALPHABET.length;

/** Matches a code: two characters for the checksum, then one character for each number. */
const CODE = /^[A-Za-z0-9]{3,250}$/;
const CHECKSUM_LENGTH = 2;

/** The largest count of numbers that a link holds. */
export const MOST_NUMBERS = 248;

/**
 * The hash of a link. `numbers`: 1 to `MOST_NUMBERS` whole numbers from 0 to 61. Each number is shifted by an
 * amount that depends on all of them, so that nobody reads a friend's moves off the link.
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
 * The numbers in a hash; null for any hash that `linkHash` does not give for this kind. The game checks
 * whether the numbers make sense.
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

/** The checksum of a link: a whole number from 0 to `BASE * BASE - 1`. */
function checksumOf(kind: LinkKind, numbers: readonly number[]): number {
  return numbers.reduce(
    (sum, number) => (sum * 131 + number + 1) % (BASE * BASE),
    KINDS[kind].number * 977,
  );
}

/**
 * The shift of each number, from 0 to 61. A generator of pseudo-random numbers, which starts at the checksum, makes
 * the shifts.
 */
function shiftsOf(checksum: number, count: number): number[] {
  let state = checksum;
  return Array.from({ length: count }, () => {
    state = (state * 197 + 251) % 4093;
    return state % BASE;
  });
}

/** A challenge or a replay in an address. Its code may be one that this release cannot read. */
export type Link = {
  kind: 'challenge' | 'replay';
  /** The hash of the link, without any characters that followed the link in the address. */
  hash: string;
};

/** Matches `#c` or `#r`, followed by a version and a code, or by the `%` of a link that was percent-encoded twice. */
const LINK = /^#([cr])(?:=\d*\.?[a-z\d]*|%)/i;
const ENCODED_ASCII = /%[0-7][\da-f]/gi;

/**
 * The link in the hash of an address; null if the hash is no link, as in `#concept`, which leads to a heading. The
 * hash is decoded once, as some messengers encode the `=`. The link ends before the first character that no link
 * contains, as messengers and people add other characters behind a link.
 * Example: `#c%3D1.TdQaYKK)` has the challenge `#c=1.TdQaYKK`.
 */
export function linkIn(hash: string): Link | null {
  const decoded = hash.replace(ENCODED_ASCII, decodeURIComponent);
  const [link, letter = ''] = LINK.exec(decoded) ?? [];
  if (link === undefined) return null;
  return { kind: letter.toLowerCase() === 'c' ? 'challenge' : 'replay', hash: link };
}

/**
 * The format of links to challenges and replays. A challenge invites a friend to play; a replay shows a finished game.
 *
 * The link of a challenge has a hash that starts with `#c=1.`. The hash of a replay starts with `#r=1.`. A code of
 * letters and digits follows. The code contains only numbers, never a text.
 *
 * The `1` is the version of the format. Old links must always keep working, so version 1 must never change. Another
 * format needs another version.
 */

const CHALLENGE = '#c=1.';
const REPLAY = '#r=1.';

/** The kinds of links. The `number` of a kind must never change, because the checksum of each link depends on it. */
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

/** The characters of a code. `-` and `_` are excluded because some messengers cut them off the end of a link. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const BASE = ALPHABET.length;

/** Matches a code: two characters for the checksum, then 1 to 248 characters, one for each number. */
const CODE = /^[A-Za-z0-9]{3,250}$/;
const CHECKSUM_LENGTH = 2;

/** The maximum count of numbers in a link. */
export const MOST_NUMBERS = 248;

/**
 * Returns the hash of a link. `numbers` must be 1 to `MOST_NUMBERS` whole numbers from 0 to 61.
 *
 * Each number is shifted by an amount that depends on all the numbers. Otherwise the same number would always become
 * the same character, and a player could read a friend's moves in the link.
 *
 * Example: `linkHash('hands', [0, 2])` is `#c=1.` and four characters, two for the checksum and two for the numbers.
 */
export function linkHash(kind: LinkKind, numbers: readonly number[]): string {
  const checksum = checksumOf(kind, numbers);
  const shifts = shiftsOf(checksum, numbers.length);
  const shifted = numbers.map((number, index) => (number + (shifts[index] as number)) % BASE);
  const digits = [Math.floor(checksum / BASE), checksum % BASE, ...shifted];
  return KINDS[kind].prefix + digits.map((digit) => ALPHABET[digit]).join('');
}

/**
 * Returns the numbers in a hash. Returns null if `linkHash` never returns this hash for this kind of link. The caller
 * must check whether the numbers make sense in the game.
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

/** Returns the checksum of a link: a whole number from 0 to `BASE * BASE - 1`, which two characters can encode. */
function checksumOf(kind: LinkKind, numbers: readonly number[]): number {
  return numbers.reduce(
    (sum, number) => (sum * 131 + number + 1) % (BASE * BASE),
    KINDS[kind].number * 977,
  );
}

/**
 * Returns the shifts for `count` numbers. The shifts are pseudo-random whole numbers from 0 to 61. The checksum is
 * the seed.
 */
function shiftsOf(checksum: number, count: number): number[] {
  let state = checksum;
  return Array.from({ length: count }, () => {
    state = (state * 197 + 251) % 4093;
    return state % BASE;
  });
}

/**
 * The link of a challenge or a replay, found in an address. The code of the link is not checked: it may be damaged, or
 * have a version that this release cannot read.
 */
export type Link = {
  kind: 'challenge' | 'replay';
  /** The hash of the link. Any other characters behind the link in the address are removed. */
  hash: string;
};

/**
 * Matches `#c` or `#r` with a version and a code, such as `#c=1.TdQaYKK`. Also matches `#c%` and `#r%`: in a link that
 * was percent-encoded twice, the `=` is still `%3D` after one decoding.
 */
const LINK = /^#([cr])(?:=\d*\.?[a-z\d]*|%)/i;
const ENCODED_ASCII = /%[0-7][\da-f]/gi;

/**
 * Returns the link in the hash of an address. Returns null if the hash is no such link, for example `#concept`, the
 * hash of a heading.
 *
 * The hash is decoded once, because some messengers encode the `=`. Messengers and people also add characters, such
 * as a bracket, behind a link. The link therefore ends before the first character that cannot be part of a link.
 *
 * Example: `#c%3D1.TdQaYKK)` gives the kind `'challenge'` and the hash `#c=1.TdQaYKK`.
 */
export function linkIn(hash: string): Link | null {
  const decoded = hash.replace(ENCODED_ASCII, decodeURIComponent);
  const [link, letter = ''] = LINK.exec(decoded) ?? [];
  if (link === undefined) return null;
  return { kind: letter.toLowerCase() === 'c' ? 'challenge' : 'replay', hash: link };
}

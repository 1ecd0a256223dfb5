import type { BadgeId } from '../../games/shared/badgeIds';
import { BADGE_IDS } from '../../games/shared/badgeIds';
import type { Value } from '../../games/shared/report';
import { fieldsOf, integerUpTo } from '../../games/shared/validate';
import { isBlank, visibleOf } from '../../kit/visibleText';
import { guideSlugs } from '../../paths';
import { settings } from '../../settings';
import type { BadgesState } from '../slice';
import { LAST_DAY, validate as validateBadges } from '../slice';
import type { Subject, Subjects } from '../subjects';
import type { Snapshot } from './snapshot';
import { playsOf } from './snapshot';

/*
 * The code that moves scores to another phone: `1.`, JSON in base64url, and a checksum. A code that would be too
 * long is written as version 2: rows as plain text, with shorter values. Codes live for ever: a change of the format
 * needs a further version. New games, and new figures at the end of a game's list, do not change the format.
 */

const NEWEST_VERSION = 2;

/** The key of the day in the JSON. Every code of this site has this key, and no code of another site has it. */
const SITE = 'bbh';
/** The key of the report card's own row. No game may have this key. */
const CARD = 'p';

/**
 * The beginning of every code of version 1: the JSON `{"bbh":` in base64, up to the last character that does not
 * depend on what follows.
 */
const BEGINNING = 'eyJiYmgiO';

/**
 * The most characters of a code of version 1. Older releases read only version 1, so shorter codes are written in it;
 * the link of a longer code would not fit in a QR code.
 */
const LONGEST_OF_1 = 900;

/** The digits that 32 bits need in base 36. */
const CHECKSUM_LENGTH = 7;

/**
 * The most characters of a text that is read. A code of version 1 with ten years of Aaj ka Over, one entry for each
 * day, has 25 000 characters.
 */
export const LENGTH_LIMIT = 100_000;

/**
 * The fewest characters after the version number of a code of a newer release. A shorter text is not taken for a
 * code.
 */
const SHORTEST = 20;

/** The values of a row before the values of the game: the count of plays, and the day of the latest play. */
const PLAYS_LENGTH = 2;

/** The reasons why a text is not a code, or is a code that cannot be read. */
export type CodeError = 'empty' | 'cutOff' | 'newer' | 'otherSite' | 'notACode' | 'tooLong';

/** Returns the code of a snapshot. It begins with its version, and ends with a letter or a digit. */
export function encode(figures: Snapshot, subjects: Subjects): string {
  const code = encodeAs(1, figures, subjects);
  return code.length <= LONGEST_OF_1 ? code : encodeAs(2, figures, subjects);
}

function encodeAs(version: number, figures: Snapshot, subjects: Subjects): string {
  const packed = packedOf(version, figures, subjects);
  const body = version === 1 ? toBase64Url(JSON.stringify(packed)) : toText(packed);
  return `${version}.${body}${checksumOf(body)}`;
}

function packedOf(version: number, figures: Snapshot, subjects: Subjects): Record<string, unknown> {
  const { days, guides, earned } = figures.badges;
  const rows = subjects.map((subject) => {
    const { count, day } = playsOf(figures, subject);
    const { key, list } = subject.figures;
    const values = (figures.values[subject.game.key] ?? []).map((value, index): Value => {
      const { short } = list[index] ?? {};
      return version > 1 && short ? short(value) : value;
    });
    return [key, withoutZeros([count, day, ...values])] as const;
  });
  const card = [CARD, withoutZeros([days, packGuides(guides), packEarned(earned)])] as const;
  const filled = [...rows, card].filter(([, values]) => values.length > 0);
  return { [SITE]: figures.day, ...Object.fromEntries(filled) };
}

/** Returns the values without zeros and empty texts at their end. */
function withoutZeros(values: readonly Value[]): readonly Value[] {
  const length = values.reduce<number>((last, value, index) => (value ? index + 1 : last), 0);
  return values.slice(0, length);
}

/**
 * Reads a code, a link with a code, or a message with a code or a link in it. Takes any text, and never throws. A
 * code whose figures contradict each other, such as more wins than rounds, is refused: encoding its validated figures
 * does not give the same code.
 */
export function decode(text: string, subjects: Subjects): Snapshot | CodeError {
  if (text.length > LENGTH_LIMIT) return 'tooLong';
  if (isBlank(text)) return 'empty';
  const readings = candidatesIn(text).map((candidate) => read(candidate, subjects));
  return (
    readings.find((reading) => typeof reading !== 'string') ??
    readings.find((reading) => reading !== 'notACode') ??
    (isOtherLink(text) ? 'otherSite' : 'notACode')
  );
}

type Candidate = { version: number; text: string; isLink: boolean };

/**
 * A version, a dot, and what follows up to the last letter or digit, because some people leave `_` or `-` behind a
 * code. `#t=` before the version tells that the code was in a link. A part of the host of an address may also look
 * like a version.
 */
const CANDIDATE = /(^|#t=|[^A-Za-z0-9.])(\d{1,4})\.([A-Za-z0-9_-]*[A-Za-z0-9]|)/g;

/** Matches the beginning of a code in a word. */
const BEGINS = new RegExp(`(?:^|[^A-Za-z0-9.])(?:1\\.${BEGINNING}|2\\.${SITE})`);

/**
 * The limits of a code that is put together from broken lines. A code of ten years has 7500 characters, which are 100
 * lines of a mail.
 */
const MOST_WORDS = 200;
const MOST_CHARACTERS = 10_000;

const ENCODED = /(?:%[\da-f]{2})+/gi;

/**
 * Returns the parts of a text that may be a code: first from whole words, then from words without invisible marks,
 * then from words joined across white space and the `>` of a quotation, because a messenger or a mail program may
 * break lines. Every possible end is tried, as only the checksum tells where a broken code ends.
 */
function candidatesIn(text: string): Candidate[] {
  const words = text.replace(ENCODED, percentDecoded).split(/[\s>]+/);
  const visible = words.map(visibleOf);
  // If no word begins like a code, `findIndex` gives -1, and `slice(-1)` takes the last word, which is harmless.
  const broken = visible.slice(visible.findIndex((word) => BEGINS.test(word))).slice(0, MOST_WORDS);
  const joined = broken
    .map((_, last) => broken.slice(0, last + 1).join(''))
    .filter(({ length }) => length <= MOST_CHARACTERS);
  return [...new Set([...words, ...visible, visible.join(''), ...joined])].flatMap((word) =>
    Array.from(word.matchAll(CANDIDATE), ([, before, version, text = '']) => ({
      version: Number(version),
      text,
      isLink: before === '#t=',
    })),
  );
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a text without a code of this site has a link to another site. */
function isOtherLink(text: string): boolean {
  const host = /https?:\/\/([^/\s?#]+)/i.exec(text)?.[1];
  return host !== undefined && host !== new URL(settings.siteUrl).host;
}

function read({ version, text, isLink }: Candidate, subjects: Subjects) {
  if (version > NEWEST_VERSION) return isLink || text.length > SHORTEST ? 'newer' : 'notACode';
  if (version === 0) return 'notACode';
  const beginning = version === 1 ? BEGINNING : SITE;
  if (!text.startsWith(beginning)) return errorWithout(beginning, text);
  const body = text.slice(0, -CHECKSUM_LENGTH);
  if (checksumOf(body) !== text.slice(-CHECKSUM_LENGTH)) return 'cutOff';
  const packed = version === 1 ? parse(body) : fromText(body);
  if (packed === undefined) return 'notACode';
  if (isNewer(packed, subjects)) return 'newer';
  const figures = figuresIn(packed, subjects);
  return encodeAs(version, figures, subjects) === `${version}.${text}` ? figures : 'notACode';
}

/** Returns the error for a text that does not begin like a code of this site. */
function errorWithout(beginning: string, text: string): CodeError {
  if (beginning.startsWith(text)) return 'cutOff';
  return /^eyJ[A-Za-z0-9_-]{4,}/.test(text) ? 'otherSite' : 'notACode';
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    return fieldsOf(JSON.parse(fromBase64Url(body)));
  } catch {
    return undefined;
  }
}

/**
 * Whether a later release made the code: the code has a game, or a figure of a game, that this release does not know.
 */
function isNewer(packed: Record<string, unknown>, subjects: Subjects): boolean {
  const lengths = new Map([[CARD, 1]]);
  for (const { figures } of subjects) lengths.set(figures.key, figures.list.length);
  return Object.entries(packed).some(([key, row]) => {
    if (key === SITE) return false;
    const length = lengths.get(key);
    return length === undefined || (Array.isArray(row) && row.length > PLAYS_LENGTH + length);
  });
}

/** Returns a valid snapshot, whatever the JSON holds. */
function figuresIn(packed: Record<string, unknown>, subjects: Subjects): Snapshot {
  const rowOf = (key: string): unknown[] => {
    const row = packed[key];
    return Array.isArray(row) ? row : [];
  };
  const [days, guides, earned] = rowOf(CARD);
  const plays = subjects.map(({ game, figures }) => {
    const [count, day] = rowOf(figures.key);
    return [game.key, { count, day }];
  });
  return {
    day: integerUpTo(LAST_DAY, [packed[SITE]].flat()[0]) ?? 0,
    values: Object.fromEntries(
      subjects.map((subject) => [
        subject.game.key,
        valuesIn(rowOf(subject.figures.key).slice(PLAYS_LENGTH), subject),
      ]),
    ),
    badges: validateBadges({
      days,
      guides: unpackGuides(guides),
      earned: unpackEarned(earned),
      plays: Object.fromEntries(plays),
    }),
  };
}

/** Returns the values of a row after the game has validated them. */
function valuesIn(row: readonly unknown[], { feature, figures }: Subject): Value[] {
  if (!feature.persisted || !figures.scoresOf) return [];
  const given = figures.list.map((_, index) => row[index]);
  const scores = feature.persisted.validate(figures.scoresOf(given as Value[]));
  return figures.list.map((figure): Value => figure.of(scores));
}

/**
 * Writes rows as text. Keys begin with a letter and values do not, so that `fromText` can tell keys from values.
 * Example: `{ bbh: 20782, q: [3, 20780, 5] }` is `bbh_20782_q_3_20780_5`.
 */
const toText = (packed: Record<string, unknown>) => Object.entries(packed).flat(2).join('_');

/** Reads a text that `toText` has written. The day comes back as a row of one value. */
const fromText = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text.split(/_(?=[a-z])/).map((row) => {
      const [key = '', ...values] = row.split('_');
      return [key, values.map((value) => (/^\d+$/.test(value) ? Number(value) : value))];
    }),
  );

/** Encodes ASCII text in base64url. */
const toBase64Url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Returns the FNV-1a hash of 32 bits, in base 36, which finds every change of a single character. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(CHECKSUM_LENGTH, '0');
}

type Earned = BadgesState['earned'];

/** A letter for each badge, in the order of `BADGE_IDS`. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-z]+)*$/;
const DAY = /(\d+)([A-Za-z]+)/g;

/**
 * Packs badges by the day on which they were earned: the number of days since the previous day (for the first day, since
 * 1970), then a letter for each badge of the day.
 * Example: `packEarned({ 'streak-10': 20_790, 'first-win': 20_783 })` is `20783A7B`.
 */
export function packEarned(earned: Earned): string {
  const days = [...new Set(Object.values(earned))].sort((one, other) => one - other);
  return days
    .map((day, index) => {
      const letters = BADGE_IDS.map((id, place) => (earned[id] === day ? LETTERS[place] : ''));
      return day - (days[index - 1] ?? 0) + letters.join('');
    })
    .join('');
}

/** Reads a text that `packEarned` has written; returns no badges for any other value. */
export function unpackEarned(packed: unknown): Earned {
  if (typeof packed !== 'string' || !PACKED.test(packed)) return {};
  const earned: Earned = {};
  let day = 0;
  for (const [, gap, letters = ''] of packed.matchAll(DAY)) {
    day += Number(gap);
    for (const letter of letters) {
      const id: BadgeId | undefined = BADGE_IDS[LETTERS.indexOf(letter)];
      if (id) earned[id] = day;
    }
  }
  return earned;
}

/** Packs guides, each as a bit. Example: with the first and the third guide it is 5. */
export const packGuides = (guides: BadgesState['guides']): number =>
  guideSlugs.reduce((bits, slug, index) => bits + (guides.includes(slug) ? 2 ** index : 0), 0);

/** Reads a number that `packGuides` has made. */
export const unpackGuides = (bits: unknown): BadgesState['guides'] =>
  guideSlugs.filter((_, index) => Math.floor(Number(bits) / 2 ** index) % 2 === 1);

const PREFIX = '#t=';

/** The hash of a link with a code. Example: `hashOf('1.abc')` is `#t=1.abc`. */
export const hashOf = (code: string) => PREFIX + code;

/**
 * Returns the code in a hash, even if the code is unreadable; undefined for any other hash. Some apps encode the `=`
 * of the hash as `%3D`. After an `=` that was encoded twice the code is unreadable, and the page then shows an error.
 */
export const codeIn = (hash: string): string | undefined =>
  /^#t(?:=|%3D|(?=%))(.*)/i.exec(hash)?.[1];

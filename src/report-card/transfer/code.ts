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
 * The transfer code moves scores to another phone. A code of version 1 consists of `1.`, JSON in base64url, and a
 * checksum. If this code would be too long, version 2 is used: `2.`, rows of shorter values as plain text, and a
 * checksum. Old codes must stay readable for ever, so a change of the format needs a new version. New games, and new
 * figures at the end of a game's list, do not change the format.
 */

const NEWEST_VERSION = 2;

/**
 * The key under which every code stores the day on which the code was made. The key also identifies the site: codes of
 * other sites do not have this key.
 */
const SITE = 'bbh';
/** The key under which a code stores the report card's own figures. No game may have this key. */
const CARD = 'p';

/**
 * The beginning of every code of version 1, after `1.`: the JSON `{"bbh":` in base64. The last base64 character of this
 * JSON is left out, because it depends on the next character of the JSON.
 */
const BEGINNING = 'eyJiYmgiO';

/**
 * The maximum length of a code of version 1. Codes up to this length have version 1, because older releases read only
 * version 1. The link of a longer code would not fit in a QR code, so a longer code has version 2 instead.
 */
const LONGEST_OF_1 = 900;

/** The number of digits of a checksum. A number of 32 bits needs up to 7 digits in base 36. */
const CHECKSUM_LENGTH = 7;

/**
 * The maximum length of a text that is read. This is enough: after ten years of the daily game Aaj ka Over, a code of
 * version 1 has 25 000 characters.
 */
export const LENGTH_LIMIT = 100_000;

/**
 * The limit for a text with an unknown version number, outside a link. Only a text with more characters after the dot
 * counts as a code of a newer release. A shorter text may be any number, such as `12.50`.
 */
const LONGEST_NUMBER = 20;

/**
 * The number of values in a game's row before the figures of the game: the count of turns, and the day of the latest
 * turn.
 */
const PLAYS_LENGTH = 2;

/** The reasons why a text cannot be read as a transfer code. */
export type CodeError = 'empty' | 'cutOff' | 'newer' | 'otherSite' | 'notACode' | 'tooLong';

/**
 * Returns the transfer code of a snapshot. The code begins with its version number, and ends with a letter or a digit.
 */
export function encode(figures: Snapshot, subjects: Subjects): string {
  const code = encodeAs(1, figures, subjects);
  return code.length <= LONGEST_OF_1 ? code : encodeAs(2, figures, subjects);
}

/**
 * Returns a code in groups of four characters, to be read aloud and typed. `decode` reads it, too.
 * Example: `grouped('1.eyJiYm')` is `1.ey JiYm`.
 */
export const grouped = (code: string) => code.replace(/.{4}(?=.)/g, '$& ');

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

/** Returns the values without the zeros and the empty texts at the end. */
function withoutZeros(values: readonly Value[]): readonly Value[] {
  const length = values.reduce<number>((last, value, index) => (value ? index + 1 : last), 0);
  return values.slice(0, length);
}

/**
 * Returns the snapshot in a transfer code, or the reason why there is no snapshot. The code may stand alone, in a link,
 * or in a message. Takes any text, and never throws. A code whose figures contradict each other, such as more wins than
 * rounds, is refused: validation changes such figures, and the changed figures give a different code.
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
 * Matches a version, a dot, and the characters of a code. The match ends at the last letter or digit, because some
 * people put `_` or `-` behind a code. `#t=` before the version means that the code is in a link. Other texts match
 * too, such as a part of the host in an address.
 */
const CANDIDATE = /(^|#t=|[^A-Za-z0-9.])(\d{1,4})\.([A-Za-z0-9_-]*[A-Za-z0-9]|)/g;

/** Returns a pattern for a text, with or without a space between any two of its characters. */
const spaced = (text: string) => [...text].join(' ?').replace('.', '\\.');

/** Finds the beginning of a code in words that are separated by one space each. */
const BEGINS = new RegExp(
  `(?:^|[^A-Za-z0-9.])(?:${spaced(`1.${BEGINNING}`)}|${spaced(`2.${SITE}`)})`,
);

/** Matches a checksum, with which every code ends. Other signs may stand behind it, such as a full stop. */
const ENDS = new RegExp(`[a-z0-9]{${CHECKSUM_LENGTH}}(?:[^A-Za-z0-9].*)?$`);

/** The maximum number of characters of a joined code. The code of ten years has 7500 characters in version 2. */
const MOST_CHARACTERS = 10_000;

const ENCODED = /(?:%[\da-f]{2})+/gi;

/**
 * Returns the parts of a text that may be a code. The parts come from single words, from words without invisible
 * characters, and from joined words. Words are joined because a code may be in groups of characters, and because a mail
 * program may break a code into lines, and may put `>` before each line.
 */
function candidatesIn(text: string): Candidate[] {
  const words = text.replace(ENCODED, percentDecoded).split(/[\s>]+/);
  const visible = words.map(visibleOf);
  const joined = [visible.join(''), ...joinedFrom(visible)];
  return [...new Set([...words, ...visible, ...joined])].flatMap((word) =>
    Array.from(word.matchAll(CANDIDATE), ([, before, version, text = '']) => ({
      version: Number(version),
      text,
      isLink: before === '#t=',
    })),
  );
}

/**
 * Returns the texts that may be a code in several words. They begin where the first code begins. There is one for
 * each word that may be the last one, because only reading tells where the code ends.
 */
function joinedFrom(words: readonly string[]): string[] {
  const text = words.join(' ');
  const start = text.search(BEGINS);
  if (start < 0) return [];
  const joined: string[] = [];
  let code = '';
  for (const word of text.slice(start).split(' ')) {
    code += word;
    if (code.length > MOST_CHARACTERS) break;
    if (ENDS.test(code)) joined.push(code);
  }
  return joined;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the first link in a text leads to another site. Our links may have the host at which the page is open. */
function isOtherLink(text: string): boolean {
  const host = /https?:\/\/([^/\s?#]+)/i.exec(text)?.[1];
  const ours = [new URL(settings.siteUrl).host, globalThis.location?.host];
  return host !== undefined && !ours.includes(host);
}

function read({ version, text, isLink }: Candidate, subjects: Subjects) {
  if (version > NEWEST_VERSION)
    return isLink || text.length > LONGEST_NUMBER ? 'newer' : 'notACode';
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

/** Returns the error for a text that does not begin as a code of this site does. */
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
 * Whether a newer release has made the code. The code then has an unknown game, or more figures of a game than this
 * release knows.
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

/** Returns the snapshot in an unpacked code. The snapshot is valid even if the code contains invalid values. */
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

/** Returns the figures of a game from its row in a code, after `validate` of the game has corrected the figures. */
function valuesIn(row: readonly unknown[], { feature, figures }: Subject): Value[] {
  if (!feature.persisted || !figures.scoresOf) return [];
  const given = figures.list.map((_, index) => row[index]);
  const scores = feature.persisted.validate(figures.scoresOf(given as Value[]));
  return figures.list.map((figure): Value => figure.of(scores));
}

/**
 * Returns rows as one text. Every key begins with a letter, and no value does. `fromText` can therefore tell keys from
 * values.
 * Example: `{ bbh: 20782, q: [3, 20780, 5] }` is `bbh_20782_q_3_20780_5`.
 */
const toText = (packed: Record<string, unknown>) => Object.entries(packed).flat(2).join('_');

/**
 * Returns the rows in a text that `toText` has made. The day, which was a plain number, is now a row with one value.
 */
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

/**
 * Returns the 32-bit FNV-1a hash of a text, in base 36. Two texts that differ in one character always have different
 * hashes.
 */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(CHECKSUM_LENGTH, '0');
}

type Earned = BadgesState['earned'];

/** The letters that represent the badges in a code. A letter has the same position here as its badge in `BADGE_IDS`. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-z]+)*$/;
const DAY_GROUP = /(\d+)([A-Za-z]+)/g;

/**
 * Returns the earned badges as a text. For each day, the text has a number, then a letter for each badge of the day.
 * The first number counts the days since 1970. Every other number counts the days since the previous day in the text.
 * Example: `packEarned({ 'streak-10': 20_790, 'first-win': 20_783 })` is `20783A7B`: badge A on day 20 783, and badge B
 * 7 days later.
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

/** Returns the badges in a text that `packEarned` has made; no badges for any other value. */
export function unpackEarned(packed: unknown): Earned {
  if (typeof packed !== 'string' || !PACKED.test(packed)) return {};
  const earned: Earned = {};
  let day = 0;
  for (const [, gap, letters = ''] of packed.matchAll(DAY_GROUP)) {
    day += Number(gap);
    for (const letter of letters) {
      const id: BadgeId | undefined = BADGE_IDS[LETTERS.indexOf(letter)];
      if (id) earned[id] = day;
    }
  }
  return earned;
}

/**
 * Returns the opened guides as a number with one bit for each guide.
 * Example: the first guide is 1 and the third guide is 4, so both guides together are 5.
 */
export const packGuides = (guides: BadgesState['guides']): number =>
  guideSlugs.reduce((bits, slug, index) => bits + (guides.includes(slug) ? 2 ** index : 0), 0);

/** Returns the guides in a number that `packGuides` has made. */
export const unpackGuides = (bits: unknown): BadgesState['guides'] =>
  guideSlugs.filter((_, index) => Math.floor(Number(bits) / 2 ** index) % 2 === 1);

const PREFIX = '#t=';

/** Returns the hash of a link with a code. Example: `hashOf('1.abc')` is `#t=1.abc`. */
export const hashOf = (code: string) => PREFIX + code;

/**
 * Returns the code in the hash of a transfer link; undefined for any other hash. Some apps encode the `=` of the hash
 * as `%3D`, and this function accepts `%3D` as well. If the `=` was encoded twice, the result is not a readable code,
 * and `decode` returns an error for the page to show.
 */
export const codeIn = (hash: string): string | undefined =>
  /^#t(?:=|%3D|(?=%))(.*)/i.exec(hash)?.[1];

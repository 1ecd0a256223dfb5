import fc from 'fast-check';
import { BADGE_IDS } from '../../../src/games/shared/badgeIds';
import { guideSlugs } from '../../../src/paths';
import type { Persisted } from '../../../src/report-card/slice';
import { validate as validateBadges } from '../../../src/report-card/slice';
import type { Subjects } from '../../../src/report-card/subjects';
import { loadSubjects } from '../../../src/report-card/subjects';
import type { CodeError } from '../../../src/report-card/transfer/code';
import {
  codeIn,
  decode,
  encode,
  grouped,
  hashOf,
  LENGTH_LIMIT,
  packEarned,
  packGuides,
  unpackEarned,
  unpackGuides,
} from '../../../src/report-card/transfer/code';
import type { Snapshot } from '../../../src/report-card/transfer/snapshot';
import { snapshotOf } from '../../../src/report-card/transfer/snapshot';
import { settings } from '../../../src/settings';
import type { Feature } from '../../../src/state/feature';
import { overOf } from '../../games/hand-cricket/arbitraries';
import { anyCharacter } from '../../support/hostileValues';
import { hashInAddress, LINK_TAILS } from '../../support/linkTails';
import { validFields } from '../../support/storedTexts';
import { anyBadges, anyState, stateWith } from '../arbitraries';
import { codeOf, codeOfText, codeWith } from './codeOf';

let subjects: Subjects;
beforeAll(async () => {
  subjects = await loadSubjects();
});

const DAY = 20_791;

const read = (text: string) => decode(text, subjects);

/** The scores of every game as they are stored, and the badges. */
const figuresWith = (scoresOf: (feature: Feature) => unknown, badges: unknown, day = DAY) =>
  snapshotOf(stateWith(scoresOf, validateBadges(badges)), subjects, day);

/* Codes live for ever: these were made by earlier releases, and must stay readable. */
const NOTHING = '1.eyJiYmgiOjIwNzgyfQ0ccv26k';
const SOME =
  '1.eyJiYmgiOjIwNzkxLCJsIjpbMTIsMjA3ODVdLCJ0IjpbMCwwLDcsMiw0XSwiciI6WzAsMCw2LDIsMSwyLDRdLCJn' +
  'IjpbMCwwLDVdLCJxIjpbMywyMDc5MCw2XSwiYiI6WzAsMCwxNjM5NF0sImgiOls4LDIwNzkxLDgsNiwyLDQsMjEsIj' +
  'IwNzgyUGJWMVQiXSwicCI6WzksOSwiMjA3ODNBRzdCIl191v2acqb';

/** The same, Chidiya Udd and Raja Mantri Chor Sipahi. */
const MOST =
  '1.eyJiYmgiOjIwNzkxLCJsIjpbMTIsMjA3ODVdLCJ0IjpbMCwwLDcsMiw0XSwiciI6WzAsMCw2LDIsMSwyLDRdLCJn' +
  'IjpbMCwwLDVdLCJxIjpbMywyMDc5MCw2XSwiYiI6WzAsMCwxNjM5NF0sImgiOls4LDIwNzkxLDgsNiwyLDQsMjEsIj' +
  'IwNzgyUGJWMVQiXSwiYyI6WzAsMCwzLDE3LDEsNiwiMjAtMTEwMDAiXSwibSI6WzAsMCwzLDE1LDldLCJwIjpbOSw5' +
  'LCIyMDc4M0FHN0IiXX00z9uogf';

/** The same in version 2. */
const MOST_AS_TEXT =
  '2.bbh_20791_l_12_20785_t_0_0_7_2_4_r_0_0_6_2_1_2_4_g_0_0_5_q_3_20790_6_b_0_0_16394_h_8_20791_8' +
  '_6_2_4_21_-20782agA_c_0_0_3_17_1_6_20-11000_m_0_0_3_15_9_p_9_9_20783AG7B1huifpw';

const someBadges = {
  earned: { 'first-win': 20_783, 'streak-10': 20_790, 'no-hint': 20_783 },
  plays: {
    loveCalculator: { count: 12, day: 20_785 },
    quiz: { count: 3, day: 20_790 },
    handCricket: { count: 8, day: 20_791 },
  },
  days: 9,
  guides: ['chidiya-udd', 'pacheta'],
};

const later = { fast: {}, calm: {}, lifts: 0, games: 0, roundsPlayed: 0, caught: 0 };

test.each<[string, unknown, unknown, number, string]>([
  ['nothing', undefined, undefined, 20_782, NOTHING],
  ['some figures, without the later games', { ...validFields, ...later }, someBadges, DAY, SOME],
  ['figures of every game', validFields, someBadges, DAY, MOST],
])('the code of %s is never written otherwise', (_what, fields, badges, day, code) => {
  const figures = figuresWith(() => fields, badges, day);
  expect(encode(figures, subjects)).toBe(code);
  expect(read(code)).toEqual(figures);
});

test('a code of version 2 has the same figures', () => {
  expect(read(MOST_AS_TEXT)).toEqual(read(MOST));
});

test('the figures of any state come back, from letters and digits that a link may have', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(0, 1, DAY, 999_999), (state, day) => {
      const figures = snapshotOf(state, subjects, day);
      const code = encode(figures, subjects);
      expect(code).toMatch(/^(?:1\.eyJiYmgiO|2\.bbh_)[A-Za-z0-9_-]+[a-z0-9]{7}$/);
      // A code has the guides in the order of their list.
      const guides = guideSlugs.filter((slug) => figures.badges.guides.includes(slug));
      expect(read(code)).toEqual({ ...figures, badges: { ...figures.badges, guides } });
      expect(read(`Mera code: ${grouped(code)} Raju bhai, dekh lo`)).toEqual(read(code));
    }),
    { numRuns: 150 },
  );
});

const daily = (length: number) => Array.from({ length }, (_, index) => 20_782 + index);

/** From a year on, a code of version 1 would have more than twice as many characters. */
test.each([
  [90, 900, 'with a QR code of its link'],
  [365, 1200, 'about as long as a code of version 1 was after three months'],
  [3653, 8000, 'far below the limit'],
])('%i overs, without a day missed, are %i characters at most: %s', (days, most) => {
  const all = fc.tuple(...daily(days).map((day) => overOf(day).map((over) => [day, over])));
  const [overs = []] = fc.sample(all, { seed: 1, numRuns: 1 });
  const figures = figuresWith(
    () => ({ ...validFields, overs: Object.fromEntries(overs) }),
    someBadges,
  );
  const code = encode(figures, subjects);
  expect(read(code)).toEqual(figures);
  expect(code.length).toBeLessThan(most);
});

test('overs that were not played by the rules come back, too', () => {
  const overs = Object.fromEntries(daily(365).map((day) => [day, '344534453445']));
  const figures = figuresWith(() => ({ ...validFields, overs }), someBadges);
  expect(read(encode(figures, subjects))).toEqual(figures);
});

const page = `${settings.siteUrl}report-card`;
const link = page + hashOf(SOME);
const broken = SOME.replace(/.{70}/g, '$&\n');

test.each([
  ['between spaces', `\n\t ${SOME}  \r\n`],
  ['in a link', link],
  ['in a link whose hash is percent-encoded', link.replace('#t=', '%23t%3D')],
  ['in a link of a site that has moved', `https://new.example/report-card#t=${SOME}`],
  ['in a link to a host by its number', `http://192.168.1.20:4173/report-card#t=${SOME}`],
  ['in a forwarded message', `[25.11.26, 10:42 pm] Raju: ${link}\n[25.11.26] Rani: ok 👍`],
  ['in the link that sends a message', encodeURIComponent(`Mere scores:\n${link}`)],
  ['in an encoded link with a stray %', `${link.replace('#t=', '%23t%3D')}% ok`],
  ['with marks in it', `Code: ${SOME.replace(/.{9}/g, '$&\u200B\u2060\u00AD\u200E')}\uFEFF ok`],
  ['with an encoded mark in it', `${link.slice(0, -20)}%E2%80%8B${link.slice(-20)}`],
  ['before a mark and a word', `\u2068${SOME}\u2069aur`],
  ['broken over lines, as a mail quotes it', `${broken}\r\n`],
  ['broken over lines in a link', `Scores: ${page}${hashOf(broken)}`],
  ['broken in its first characters', `${SOME.slice(0, 5)}\n${SOME.slice(5)}`],
  ['broken over lines before a word', `${broken}\nRaju`],
  ['broken over lines among words', `Mera code ${broken}\nDekh lena\n-- \nRaju`],
  [
    'broken over lines that are quoted',
    `> Scores:\n> ${broken.replaceAll('\n', '\n> ')}\n> Raju\n\nMil gaya`,
  ],
  ['behind one that is cut off', `${SOME.slice(0, 100)} ${SOME}`],
  ['behind other numbers', `1.5 kg, 12.50 rupaye, 3.14: ${SOME}`],
  ['in a text as long as the limit', SOME.padEnd(LENGTH_LIMIT)],
])('a code is found %s', (_where, text) => {
  expect(read(text)).toMatchObject({ day: DAY, badges: someBadges });
  expect(read(text)).toEqual(read(SOME));
});

test('groups of a code have four characters, the last one up to four', () => {
  expect(grouped(NOTHING)).toBe('1.ey JiYm giOj IwNz gyfQ 0ccv 26k');
});

test.each([
  ['alone', (code: string) => code],
  ['over lines', (code: string) => code.replaceAll(/(.{24}) /g, '$1\r\n')],
  ['over lines that are quoted', (code: string) => `> ${code.replaceAll(/(.{24}) /g, '$1\n> ')}`],
  ['before a full stop', (code: string) => `Code hai ${code}.`],
  ['before words of four letters', (code: string) => `Mera code:${code} Raju dekh lena yaar`],
  ['with marks in it', (code: string) => code.replaceAll(' ', '\u200b \u2060')],
])('a code in groups is read %s, in version 1 and 2', (_where, written) => {
  expect(read(written(grouped(MOST)))).toEqual(read(MOST));
  expect(read(written(grouped(MOST_AS_TEXT)))).toEqual(read(MOST));
});

test.each(LINK_TAILS)('a code is found before the tail %j', (tail) => {
  const arrived = codeIn(hashInAddress(hashOf(SOME + tail))) ?? '';
  for (const text of [SOME + tail, link + tail, arrived]) expect(read(text)).toEqual(read(SOME));
});

/** A code with `bbh` first. Each name is a game's key, or `p` for the card; a row is plays, day, figures. */
const coded = (fields: object) => codeOf({ bbh: DAY, ...fields });

const HOST = 'https://other.example';
const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9';

// What else no game can have is tested with each game's `validate`.
const refused: Record<CodeError, [string, string][]> = {
  empty: [
    ['nothing', ''],
    ['white space', ' \n\t\r\n '],
  ],
  cutOff: [
    ['a code without its checksum', SOME.slice(0, -7)],
    ['the version', '1.'],
    ['all that every code begins with', '1.eyJiYmgiO'],
    ['half a link to another host', `${HOST}/#t=${SOME.slice(0, 50)}`],
    ['a code with another character in it', SOME.replace('LCJs', 'LCJt')],
  ],
  newer: [
    ['a link of version 3', `${page}#t=3.abc`],
    ['a link of version 9999', `${HOST}/report-card#t=9999.`],
    ['an encoded link of version 3', `${HOST}/report-card%23t%3D3.abc`],
    ['a long code of version 3', `3.${'x'.repeat(21)}`],
    ['a game that we do not know, in version 2', codeOfText(`bbh_${DAY}_z_1_${DAY}_5`)],
    ['a game that we do not know, and mistakes', coded({ z: [1, DAY, 5], t: [0, 0, -7] })],
    ['more figures of a game', coded({ t: [0, 0, 9, 2, 4, 1] })],
    ['figures of a game that has none', coded({ l: [1, DAY, 3] })],
    ['more of the card', coded({ p: [1, 0, '20783A', 1] })],
    ['a game with signs in its name', codeWith(`{"bbh":${DAY},"~~~???":[1]}`)],
    ['a prototype', codeWith(`{"bbh":${DAY},"__proto__":[1,2,3]}`)],
  ],
  otherSite: [
    ['a link within a message', 'Dekho yaar http://other.example/#t=abc kaisa hai'],
    ['a link with another code', `${HOST}/report-card#t=1.abc`],
    ['a code whose name is longer', codeOf({ bbhx: DAY })],
    ['a code in which the day is not first', codeOf({ t: [0, 0, 7], bbh: DAY })],
    ['a code of another site in a link', page + hashOf(codeOf({ other: 1 }))],
  ],
  notACode: [
    ['more matches won than played', coded({ h: [0, 0, 3, 4] })],
    ['a number out of range', codeWith(`{"bbh":${DAY},"t":[0,0,1e999]}`)],
    ['a string where a number belongs', coded({ t: [0, 0, '7'] })],
    ['an object in place of a row', coded({ t: { 2: 7 } })],
    ['zeros at the end', coded({ t: [0, 0, 7, 0, 0] })],
    ['plays without a day', coded({ q: [3] })],
    ['a day that is too late', coded({ q: [3, 1_000_000] })],
    ['a game that was played, and no day', coded({ q: [3, DAY], p: [0, 1] })],
    ['an over that goes on after Out', coded({ h: [0, 0, 0, 0, 0, 0, 0, '20782AB'] })],
    ['a badge after the last day', coded({ p: [1, 0, '999999A1B'] })],
    ['guides that there are not', coded({ p: [1, 128] })],
    ['games in another order', coded({ t: [0, 0, 7], l: [1, DAY] })],
    ['a day below zero', codeOf({ bbh: -1 })],
    ['a key twice', codeWith(`{"bbh":${DAY},"t":[0,0,7],"t":[0,0,8]}`)],
    ['white space', codeWith(`{"bbh": ${DAY}}`)],
    ['half of its JSON', codeWith(`{"bbh":${DAY},"t":[0,0`)],
    ['a long number of another kind', '12345.eyJiYmgiOjIwNzgyfQ0ccv26k'],
    ['a version 0', NOTHING.replace('1.', '0.')],
    ['a short code of version 3', `3.${'x'.repeat(20)}`],
    ['a long text of version 2', `2.${'x'.repeat(21)}`],
    ['short overs in version 1', coded({ h: [0, 0, 0, 0, 0, 0, 0, '-20782Z'] })],
    ['long overs in version 2', codeOfText(`bbh_${DAY}_h_0_0_0_0_0_0_0_20782PV`)],
    ['a number that begins with 0, in version 2', codeOfText(`bbh_${DAY}_t_0_0_07`)],
    ['a number in letters, in version 2', codeOfText(`bbh_${DAY}_t_0_0_7e1`)],
    ['no version', NOTHING.slice(2)],
    ['a version with a letter before', `v${NOTHING}`],
    ['a token', JWT],
    ['the beginning of a token', '1.eyJabc'],
    ['a list in JSON', `1.${Buffer.from('[1,2,3]').toString('base64url')}eyJhbGc`],
    ['broken percent signs', '%E0%A4%A 100%%% %zz %'],
    ['a challenge of this site', `${settings.siteUrl}school-games/quiz#c=1.abcdefgh`],
  ],
  tooLong: [
    ['a code after too much', ' '.repeat(LENGTH_LIMIT) + SOME],
    ['one character too many', 'x'.repeat(LENGTH_LIMIT + 1)],
  ],
};

describe.each(Object.entries(refused))('%s:', (error, texts) => {
  test.each(texts)('%s', (_what, text) => {
    expect(read(text)).toBe(error);
  });
});

test('a link to where the page is open is no link to another site', () => {
  const challenge = 'http://192.168.1.20:4173/school-games/quiz#c=1.abcdefgh';
  expect(read(challenge)).toBe('otherSite');
  Object.assign(globalThis, { location: { host: '192.168.1.20:4173' } });
  expect(read(challenge)).toBe('notACode');
  Reflect.deleteProperty(globalThis, 'location');
});

test.each([SOME, MOST_AS_TEXT])(
  'a code in which a character is another, left out, twice, or before the one before is never read',
  (code) => {
    const changes = [...code].flatMap((character, at) => {
      const [head, behind] = [code.slice(0, at), code.slice(at + 1)];
      const changed = [character === 'A' ? 'B' : 'A', '', character + character];
      const swapped =
        code.slice(0, Math.max(0, at - 1)) + character + code.slice(at - 1, at) + behind;
      return [...changed.map((instead) => head + instead + behind), swapped];
    });
    // `expect` is slow: it is called once for all of them.
    const isRead = (text: string) => text !== code && typeof read(text) !== 'string';
    expect(changes.filter(isRead)).toEqual([]);
  },
);

test.each([SOME, MOST_AS_TEXT, grouped(SOME)])(
  'a code that is cut off anywhere is told from others',
  (code) => {
    const heads = [...code].map((_, at) => code.slice(0, at)).slice(2);
    expect(heads.filter((head) => read(head) !== 'cutOff')).toEqual([]);
    const tails = [...code].map((_, at) => code.slice(at + 1));
    expect(tails.filter((tail) => typeof read(tail) !== 'string')).toEqual([]);
  },
);

test('no text at all throws or changes a prototype, and what is read is valid', () => {
  const characters = fc.string({ unit: anyCharacter, maxLength: 200 });
  const json = fc.json();
  const row = fc.oneof(fc.jsonValue(), fc.nat(30_000), fc.constant('20782SH'));
  const key = fc.constantFrom('l', 't', 'r', 'g', 'q', 'b', 'h', 'p', '__proto__', 'toString');
  const texts = fc.oneof(
    characters,
    fc.tuple(fc.domain(), characters).map(([host, hash]) => `https://${host}/#${hash}`),
    characters.map((hash) => `https://x.example/#${encodeURIComponent(hash)}`),
    fc.base64String().map((text) => `#t=1.${text}`),
    characters.map((text) => codeOfText(`bbh_${text}`)),
    json.map((text) => codeWith(text)),
    json.map((text) => codeWith(`{"bbh":${text}}`)),
    fc.dictionary(key, fc.array(row, { maxLength: 9 })).map(coded),
  );
  const names = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(texts, (text) => {
      const found = read(text);
      if (Object.keys(refused).some((error) => error === found)) return;
      expect(read(encode(found as Snapshot, subjects))).toEqual(found);
    }),
    {
      numRuns: 1000,
      examples: [[codeWith(`{"bbh":${DAY},"__proto__":{"t":[9]},"t":{"__proto__":[9]}}`)]],
    },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names);
});

/* Codes live for ever. */
test.each<[Persisted['earned'], string]>([
  [{}, ''],
  [{ 'first-win': 20_783 }, '20783A'],
  [{ 'streak-10': 20_790, 'first-win': 20_783 }, '20783A7B'],
  [{ 'seven-days': 20_783, 'first-win': 20_783, 'no-hint': 20_782 }, '20782G1AP'],
  [{ 'first-win': 1, 'streak-10': 999_999 }, '1A999998B'],
  [Object.fromEntries(BADGE_IDS.map((id) => [id, 7])), '7ABCDEFGHIJKLMNOPQR'],
])('the badges %j are never written otherwise than as "%s"', (earned, packed) => {
  expect(packEarned(earned)).toBe(packed);
  expect(unpackEarned(packed)).toEqual(earned);
});

test.each([
  ['nothing', undefined],
  ['a number', 20_783],
  ['a list', ['20783A']],
  ['a day without a badge', '20783'],
  ['a badge without a day', 'A'],
  ['a day 0', '0A'],
  ['a gap of 0', '20783A0B'],
  ['a day that begins with 0', '020783A'],
  ['a day of seven digits', '1000000A'],
  ['something before', ' 20783A'],
  ['something behind', '20783A!'],
  ['another character', '20783A-7B'],
])('there are no badges in %s', (_what, packed) => {
  expect(unpackEarned(packed)).toEqual({});
});

test('a letter that stands for no badge yet is skipped', () => {
  expect(unpackEarned('20783AZz7B')).toEqual({ 'first-win': 20_783, 'streak-10': 20_790 });
});

test('each guide is a bit, in the order of their list', () => {
  expect(guideSlugs.map((slug) => packGuides([slug]))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(packGuides(['pacheta', 'chidiya-udd'])).toBe(9);
  expect(unpackGuides(127)).toEqual(guideSlugs);
  for (const bits of [undefined, 'pacheta', 128, Number.NaN])
    expect(unpackGuides(bits)).toEqual([]);
});

test('what is packed comes back', () => {
  fc.assert(
    fc.property(anyBadges, ({ earned, guides }) => {
      expect(unpackEarned(packEarned(earned))).toEqual(earned);
      expect(unpackGuides(packGuides(guides)).toSorted()).toEqual(guides.toSorted());
    }),
  );
});

test.each([
  [hashOf('1.abc'), '1.abc'],
  ['#t%3D1.abc', '1.abc'],
  ['#t%3d1.abc', '1.abc'],
  ['#t%253D1.abc', '%253D1.abc'],
  ['#t=', ''],
  ['#t=1.abc&fbclid=7', '1.abc&fbclid=7'],
  ['#t', undefined],
  ['#tt=1.abc', undefined],
  ['x#t=1.abc', undefined],
  ['', undefined],
])('in the hash "%s" the code is %j', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});

import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import type { Game } from '../../../src/games/shared/game';
import { guideSlugs } from '../../../src/paths';
import { validate as validateBadges } from '../../../src/report-card/persisted';
import type { Persisted } from '../../../src/report-card/state';
import type { CodeError } from '../../../src/report-card/transfer/code';
import { decode, encode, LENGTH_LIMIT } from '../../../src/report-card/transfer/code';
import type { Figures } from '../../../src/report-card/transfer/figures';
import { figuresOf } from '../../../src/report-card/transfer/figures';
import { hashOf } from '../../../src/report-card/transfer/hash';
import type { Sources } from '../../../src/report-card/transfer/sources';
import { addressOf } from '../../../src/sharing/message';
import { fixtures } from '../../games/fixtures';
import { actionArbitraries } from '../../support/anyAction';
import type { ActionFactory } from '../../support/arbitraries';
import { anyCharacter } from '../../support/hostileValues';
import { validFields } from '../../support/storedTexts';
import { anyBadges, anyState, stateWith } from '../arbitraries';
import { loadCard } from '../card';
import { codeOf, codeWith } from './codeOf';

let sources: Sources;
beforeAll(async () => {
  ({ sources } = await loadCard());
});

const DAY = 20_791;

const read = (text: string) => decode(text, sources);

/** With guides in the order of their list, in which a code has them. */
const inOrder = ({ badges, ...figures }: Figures) => ({
  ...figures,
  badges: { ...badges, guides: guideSlugs.filter((slug) => badges.guides.includes(slug)) },
});

/** The scores of every game as they are stored, and the badges. */
const figuresWith = (scoresOf: (game: Game) => unknown, badges: unknown, day = DAY) =>
  figuresOf(stateWith(scoresOf, validateBadges(badges)), sources, day);

/* Codes live for ever: these were made by earlier releases, and must stay readable. */
const NOTHING = '1.eyJiYmgiOjIwNzgyfQ0ccv26k';
const SOME =
  '1.eyJiYmgiOjIwNzkxLCJsIjpbMTIsMjA3ODVdLCJ0IjpbMCwwLDcsMiw0XSwiciI6WzAsMCw2LDIsMSwyLDRdLCJn' +
  'IjpbMCwwLDVdLCJxIjpbMywyMDc5MCw2XSwiYiI6WzAsMCwxNjM5NF0sImgiOls4LDIwNzkxLDgsNiwyLDQsMjEsIj' +
  'IwNzgyUGJWMVQiXSwicCI6WzksOSwiMjA3ODNBRzdCIl191v2acqb';

/** The same, and Chidiya Udd. */
const MORE =
  '1.eyJiYmgiOjIwNzkxLCJsIjpbMTIsMjA3ODVdLCJ0IjpbMCwwLDcsMiw0XSwiciI6WzAsMCw2LDIsMSwyLDRdLCJn' +
  'IjpbMCwwLDVdLCJxIjpbMywyMDc5MCw2XSwiYiI6WzAsMCwxNjM5NF0sImgiOls4LDIwNzkxLDgsNiwyLDQsMjEsIj' +
  'IwNzgyUGJWMVQiXSwiYyI6WzAsMCwzLDE3LDEsNiwiMjAtMTEwMDAiXSwicCI6WzksOSwiMjA3ODNBRzdCIl191vdl' +
  'qsu';

/** The same, and Raja Mantri Chor Sipahi. */
const MOST =
  '1.eyJiYmgiOjIwNzkxLCJsIjpbMTIsMjA3ODVdLCJ0IjpbMCwwLDcsMiw0XSwiciI6WzAsMCw2LDIsMSwyLDRdLCJn' +
  'IjpbMCwwLDVdLCJxIjpbMywyMDc5MCw2XSwiYiI6WzAsMCwxNjM5NF0sImgiOls4LDIwNzkxLDgsNiwyLDQsMjEsIj' +
  'IwNzgyUGJWMVQiXSwiYyI6WzAsMCwzLDE3LDEsNiwiMjAtMTEwMDAiXSwibSI6WzAsMCwzLDE1LDldLCJwIjpbOSw5' +
  'LCIyMDc4M0FHN0IiXX00z9uogf';

const NO_CHITS = { games: 0, roundsPlayed: 0, caught: 0 };

const someBadges: Partial<Persisted> = {
  earned: { 'first-win': 20_783, 'streak-10': 20_790, 'no-hint': 20_783 },
  plays: {
    loveCalculator: { count: 12, day: 20_785 },
    quiz: { count: 3, day: 20_790 },
    handCricket: { count: 8, day: 20_791 },
  },
  days: 9,
  guides: ['chidiya-udd', 'pacheta'],
};

describe('of version 1', () => {
  test('the code without any figure is never written otherwise', () => {
    const figures = figuresWith(() => undefined, undefined, 20_782);
    expect(encode(figures, sources)).toBe(NOTHING);
    expect(read(NOTHING)).toEqual(figures);
  });

  test.each([
    [
      'without the later games',
      { ...validFields, fast: {}, calm: {}, lifts: 0, ...NO_CHITS },
      SOME,
    ],
    ['with Chidiya Udd', { ...validFields, ...NO_CHITS }, MORE],
    ['with Raja Mantri Chor Sipahi', validFields, MOST],
  ])('the code of some figures %s is never written otherwise', (_what, fields, code) => {
    const figures = figuresWith(() => fields, someBadges);
    expect(encode(figures, sources)).toBe(code);
    expect(read(code)).toEqual(figures);
  });

  test('the figures of a code are these', () => {
    expect(read(SOME)).toEqual({
      day: 20_791,
      values: {
        loveCalculator: [],
        truthOrDare: [7, 2, 4],
        rockPaperScissors: [6, 2, 1, 2, 4],
        guessTheTeacher: [5],
        quiz: [6],
        backbencherTest: [0b100_0000_0000_1010],
        handCricket: [8, 6, 2, 4, 21, '20782PbV1T'],
        chidiyaUdd: [0, 0, 0, 0, ''],
        rajaMantri: [0, 0, 0],
      },
      badges: someBadges,
    });
  });

  test('the helper of these tests writes the same', () => {
    expect(codeOf({ bbh: 20_782 })).toBe(NOTHING);
    expect(codeOf(JSON.parse(Buffer.from(SOME.slice(2, -7), 'base64url').toString()))).toBe(SOME);
  });

  test('a code has letters and digits that a link may have, and none of the other base64', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const code = encode(figuresOf(state, sources, DAY), sources);
        expect(code).toMatch(/^1\.eyJiYmgiO[A-Za-z0-9_-]+[a-z0-9]{7}$/);
        expect(encodeURIComponent(code)).toBe(code);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what comes back', () => {
  test('are the figures of any state', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(0, 1, DAY, 999_999), (state, day) => {
        const figures = figuresOf(state, sources, day);
        expect(read(encode(figures, sources))).toEqual(inOrder(figures));
      }),
      { numRuns: 150 },
    );
  });

  test('are the figures after any play', () => {
    const ofGame = ({ game }: (typeof fixtures)[number]) =>
      Object.values(actionArbitraries[game.slice.name] ?? {});
    const anyAction: fc.Arbitrary<ActionFactory> = fc.oneof(...fixtures.flatMap(ofGame));
    const anyPlay = fc.array(anyAction, { maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(anyPlay, anyBadges, (play, badges) => {
        const state = play.reduce(
          (now, makeAction) => reducer(now, makeAction(now)),
          stateWith(() => undefined, badges),
        );
        const figures = figuresOf(state, sources, DAY);
        expect(read(encode(figures, sources))).toEqual(inOrder(figures));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a code is found', () => {
  const link = () => addressOf('/report-card', hashOf(SOME));
  const broken = SOME.replace(/.{70}/g, '$&\n');

  test.each<[string, () => string]>([
    ['alone', () => SOME],
    ['between spaces', () => `\n\t ${SOME}  \r\n`],
    ['in a link', link],
    ['in a link whose hash is percent-encoded', () => link().replace('#t=', '%23t%3D')],
    ['in a link whose equals sign alone is encoded', () => link().replace('#t=', '#t%3d')],
    ['in a link to which an app has added something', () => `${link()}&fbclid=IwAR0`],
    ['in a link of a site that has moved', () => `https://new.example/report-card#t=${SOME}`],
    ['in a link to a host by its number', () => `http://192.168.1.20:4173/report-card#t=${SOME}`],
    ['in a WhatsApp message', () => `Mere scores, naye phone ke liye:\n${link()}`],
    ['in a forwarded one', () => `[25.11.26, 10:42 pm] Raju: ${link()}\n[25.11.26] Rani: ok 👍`],
    ['in the link that sends that message', () => encodeURIComponent(`Mere scores:\n${link()}`)],
    ['in a message with a per cent', () => `100% pakka ${link().replace('#t=', '%23t%3D')}`],
    ['with a full stop behind', () => `Code: ${SOME}.`],
    ['in brackets, stars or quotes', () => `*(${SOME})* "Raju"`],
    ['broken over lines', () => broken],
    ['broken over lines, as a mail quotes it', () => `${broken}\r\n`],
    ['broken over lines in a link', () => `Scores: ${addressOf('/report-card', hashOf(broken))}`],
    ['behind one that is cut off', () => `${SOME.slice(0, 100)} ${SOME}`],
    ['behind other numbers', () => `1.5 kg, 12.50 rupaye, 3.14: ${SOME}`],
  ])('%s', (_where, text) => {
    expect(read(text())).toEqual(read(SOME));
    expect(typeof read(SOME)).toBe('object');
  });

  test('in any message', () => {
    const words = fc.lorem({ maxCount: 5 });
    fc.assert(
      fc.property(words, words, fc.constantFrom(' ', '\n'), (before, behind, space) => {
        expect(read([before, SOME, behind].join(space))).toEqual(read(SOME));
      }),
    );
  });
});

/** A code with `bbh` first. */
const coded = (fields: object) => codeOf({ bbh: DAY, ...fields });

/** Each name is a game's key, or `p` for the card; a row is plays, day, then the figures. */
const impossible: [string, () => string][] = [
  ['more matches won than played', () => coded({ h: [0, 0, 3, 4] })],
  ['a streak that is longer than the best', () => coded({ t: [0, 0, 9, 4, 3] })],
  ['a best streak that is longer than the wins', () => coded({ r: [0, 0, 3, 0, 0, 1, 4] })],
  ['fewer tasks than the best streak', () => coded({ t: [0, 0, 3, 1, 4] })],
  ['a fraction', () => coded({ t: [0, 0, 7.5] })],
  ['a number below zero', () => coded({ t: [0, 0, -7] })],
  ['a huge number', () => coded({ t: [0, 0, 1e300] })],
  ['a number that is too large', () => coded({ t: [0, 0, 1_000_000_000] })],
  ['a number out of range', () => codeWith(`{"bbh":${DAY},"t":[0,0,1e999]}`)],
  ['a string where a number belongs', () => coded({ t: [0, 0, '7'] })],
  ['null where a number belongs', () => coded({ t: [0, 0, null, 0, 1] })],
  ['true where a number belongs', () => coded({ t: [0, 0, true] })],
  ['a list where a number belongs', () => coded({ t: [0, 0, [7]] })],
  ['a number where overs belong', () => coded({ h: [0, 0, 0, 0, 0, 0, 0, 7] })],
  ['an object in place of a row', () => coded({ t: { 2: 7 } })],
  ['a string in place of a row', () => coded({ t: 'scores' })],
  ['an empty row', () => coded({ t: [] })],
  ['zeros at the end', () => coded({ t: [0, 0, 7, 0, 0] })],
  ['a best score that cannot be reached', () => coded({ g: [0, 0, 42] })],
  ['a best score above the best', () => coded({ q: [0, 0, 7] })],
  ['ticks of points that there are not', () => coded({ b: [0, 0, 2 ** 20] })],
  ['half a tick', () => coded({ b: [0, 0, 1.5] })],
  ['ticks in a string', () => coded({ b: [0, 0, '5'] })],
  ['plays without a day', () => coded({ q: [3] })],
  ['plays below zero', () => coded({ q: [-3, DAY] })],
  ['a day that is too late', () => coded({ q: [3, 1_000_000] })],
  ['a game that was played, and no day', () => coded({ q: [3, DAY], p: [0, 1] })],
  ['overs that are none', () => coded({ h: [0, 0, 0, 0, 0, 0, 0, '20782kkk'] })],
  ['an over that goes on after Out', () => coded({ h: [0, 0, 0, 0, 0, 0, 0, '20782AB'] })],
  ['an over on day 0', () => coded({ h: [0, 0, 0, 0, 0, 0, 0, '0B'] })],
  ['a badge that there is not', () => coded({ p: [1, 0, '20783Z'] })],
  ['a badge twice', () => coded({ p: [1, 0, '20783A1A'] })],
  ['badges in another order', () => coded({ p: [1, 0, '20783BA'] })],
  ['a badge after the last day', () => coded({ p: [1, 0, '999999A1B'] })],
  ['badges that are a number', () => coded({ p: [1, 0, 20_783] })],
  ['guides that there are not', () => coded({ p: [1, 128] })],
  ['half a guide', () => coded({ p: [1, 1.5] })],
  ['guides in a string', () => coded({ p: [1, '5'] })],
  ['days below zero', () => coded({ p: [-1] })],
  ['games in another order', () => coded({ t: [0, 0, 7], l: [1, DAY] })],
  ['a day below zero', () => codeOf({ bbh: -1 })],
  ['a day in a string', () => codeOf({ bbh: '20791' })],
  ['a day with a fraction', () => codeOf({ bbh: 20_791.5 })],
  ['a key twice', () => codeWith(`{"bbh":${DAY},"t":[0,0,7],"t":[0,0,8]}`)],
  ['white space', () => codeWith(`{"bbh": ${DAY}}`)],
  ['half of its JSON', () => codeWith(`{"bbh":${DAY},"t":[0,0`)],
  ['JSON and more', () => codeWith(`{"bbh":${DAY}}{}`)],
];

const HOST = 'https://other.example';
const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9';

const refused: Record<CodeError, [string, () => string][]> = {
  empty: [
    ['nothing', () => ''],
    ['spaces', () => '   '],
    ['lines', () => ' \n\t\r\n '],
  ],
  cutOff: [
    ['a code without its last character', () => SOME.slice(0, -1)],
    ['half a code', () => SOME.slice(0, 120)],
    ['a code without its checksum', () => SOME.slice(0, -7)],
    ['the version', () => '1.'],
    ['the first characters', () => '1.eyJi'],
    ['all that every code begins with', () => '1.eyJiYmgiO'],
    ['half a link', () => addressOf('/report-card', hashOf(SOME.slice(0, 50)))],
    ['half a link to another host', () => `${HOST}/#t=${SOME.slice(0, 50)}`],
    ['a code with another character in it', () => SOME.replace('LCJs', 'LCJt')],
    ['a code with another checksum', () => `${SOME.slice(0, -1)}0`],
    ['two halves the wrong way round', () => `${SOME.slice(0, 90)} ${SOME.slice(0, 99)}`],
  ],
  newer: [
    ['a link of version 2', () => addressOf('/report-card', '#t=2.abc')],
    ['a link of version 9999', () => `${HOST}/report-card#t=9999.`],
    ['an encoded link of version 2', () => `${HOST}/report-card%23t%3D2.abc`],
    ['a long code of version 2', () => `2.${'x'.repeat(21)}`],
    ['a code of version 2 that looks like ours', () => codeOf({ bbh: DAY }, 2)],
    ['a game that we do not know', () => coded({ z: [1, DAY, 5] })],
    ['a game that we do not know, and mistakes', () => coded({ z: [1, DAY, 5], t: [0, 0, -7] })],
    ['more figures of a game', () => coded({ t: [0, 0, 9, 2, 4, 1] })],
    ['figures of a game that has none', () => coded({ l: [1, DAY, 3] })],
    ['more of the card', () => coded({ p: [1, 0, '20783A', 1] })],
    ['a prototype', () => codeWith(`{"bbh":${DAY},"__proto__":[1,2,3]}`)],
    ['a constructor', () => coded({ constructor: { prototype: { count: 9 } } })],
  ],
  otherSite: [
    ['a link to another site', () => 'https://www.example.org/report-card'],
    ['a link within a message', () => `Dekho yaar ${HOST}/#t=abc kaisa hai`],
    ['a link with another code', () => `${HOST}/report-card#t=1.abc`],
    ['a token of version 1', () => `1.${JWT}`],
    ['a code of another site', () => codeOf({ other: DAY })],
    ['a code whose name is longer', () => codeOf({ bbhx: DAY })],
    ['a code in which the day is not first', () => codeOf({ t: [0, 0, 7], bbh: DAY })],
    ['that code in a link', () => addressOf('/report-card', hashOf(codeOf({ other: 1 })))],
  ],
  notACode: [
    ...impossible,
    ['a word', () => 'kabaddi'],
    ['a sentence in Hindi', () => 'यह कोड नहीं है।'],
    ['emoji', () => '👍🏽👨‍👩‍👧'],
    ['a number', () => '42'],
    ['a decimal number', () => '3.14'],
    ['a price', () => 'Rs 2.50'],
    ['a date', () => '25.11.2026'],
    ['a long number of another kind', () => '12345.eyJiYmgiOjIwNzgyfQ0ccv26k'],
    ['a version 0', () => NOTHING.replace('1.', '0.')],
    ['a short code of version 2', () => `2.${'x'.repeat(20)}`],
    ['no version', () => NOTHING.slice(2)],
    ['a version with a letter before', () => `v${NOTHING}`],
    ['a token', () => JWT],
    ['JSON', () => '{"bbh":20782}'],
    ['JSON with a prototype', () => '{"__proto__":{"t":[1,2,3]},"constructor":7}'],
    ['a list in JSON', () => `1.${Buffer.from('[1,2,3]').toString('base64url')}0000000`],
    ['a script', () => '<script>alert(1.5)</script>'],
    ['broken percent signs', () => '%E0%A4%A 100%%% %zz %'],
    ['a challenge of this site', () => addressOf('/school-games/quiz', '#c=1.abcdefgh')],
    ['a link to this site without a code', () => addressOf('/report-card')],
    ['all that is before the version of a link', () => '#t='],
  ],
  tooLong: [
    ['a code after too much', () => ' '.repeat(LENGTH_LIMIT) + SOME],
    ['one character too many', () => 'x'.repeat(LENGTH_LIMIT + 1)],
    ['a book', () => 'Mera naam joker. '.repeat(100_000)],
  ],
};

describe.each(Object.entries(refused))('%s:', (error, texts) => {
  test.each(texts)('%s', (_what, text) => {
    expect(read(text())).toBe(error);
  });
});

test('as long as the limit is not too long', () => {
  expect(read(`${SOME}${' '.repeat(LENGTH_LIMIT - SOME.length)}`)).toEqual(read(SOME));
});

describe('a code that was changed is never read:', () => {
  const anyCode = anyState.map((state) => encode(figuresOf(state, sources, DAY), sources));
  const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));

  test('a character of it', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), printable, (code, some, character) => {
        const at = some % code.length;
        fc.pre(code[at] !== character);
        return typeof read(code.slice(0, at) + character + code.slice(at + 1)) === 'string';
      }),
      { numRuns: 200 },
    );
  });

  /** `expect` is slow: it is called once for all of them. */
  const expectNotRead = (texts: string[]) =>
    expect(texts.filter((text) => typeof read(text) !== 'string')).toEqual([]);
  const places = [...[...SOME].entries()];

  test('every character of one, to the next letter of its kind', () => {
    expectNotRead(
      places.map(([at, character]) => {
        const other = character === 'A' ? 'B' : 'A';
        return SOME.slice(0, at) + other + SOME.slice(at + 1);
      }),
    );
  });

  test('every character of it left out, or twice', () => {
    expectNotRead(places.map(([at]) => SOME.slice(0, at) + SOME.slice(at + 1)));
    // `11.` is a version that is to come.
    expectNotRead(places.map(([at, character]) => SOME.slice(0, at) + character + SOME.slice(at)));
  });

  test('cut off anywhere, at either end', () => {
    const lengths = places.map(([at]) => at).slice(2);
    expect(lengths.filter((length) => read(SOME.slice(0, length)) !== 'cutOff')).toEqual([]);
    expectNotRead(lengths.map((length) => SOME.slice(length)));
  });

  test('two neighbours the wrong way round', () => {
    expectNotRead(
      places.slice(1).flatMap(([at, character]) => {
        const before = SOME[at - 1];
        if (before === character) return [];
        return [SOME.slice(0, at - 1) + character + before + SOME.slice(at + 1)];
      }),
    );
  });
});

describe('no text at all throws, and what is read is valid:', () => {
  const errors = Object.keys(refused);

  function expectErrorOrValid(text: string) {
    const found = read(text);
    if (errors.some((error) => error === found)) return;
    expect(read(encode(found as Figures, sources))).toEqual(found);
  }

  // Made once: an arbitrary of strings or of JSON takes long to make.
  const letters = fc.string();
  const json = fc.json();
  const characters = fc.string({ unit: anyCharacter, maxLength: 200 });

  test.each<[string, fc.Arbitrary<string>]>([
    ['letters', letters],
    ['any characters', characters],
    ['graphemes', fc.string({ unit: 'grapheme', maxLength: 200 })],
    [
      'links',
      fc
        .tuple(fc.domain(), characters, characters)
        .map(
          ([host, path, hash]) => `https://${host}/${encodeURI(path)}#${encodeURIComponent(hash)}`,
        ),
    ],
    ['JSON', json],
    ['base64', fc.base64String().map((text) => `1.${text}`)],
    ['what follows a version', letters.map((text) => `#t=1.${text}`)],
    ['codes of any JSON', json.map((text) => codeWith(text))],
    ['codes of this site with any JSON', json.map((text) => codeWith(`{"bbh":${text}}`))],
    [
      'rows of anything',
      fc
        .dictionary(
          fc.constantFrom('l', 't', 'r', 'g', 'q', 'b', 'h', 'p', '__proto__', 'toString'),
          fc.array(fc.oneof(fc.jsonValue(), fc.nat(30_000), fc.constant('20782SH')), {
            maxLength: 9,
          }),
        )
        .map((rows) => coded(rows)),
    ],
  ])('%s', (_what, texts) => {
    fc.assert(fc.property(texts, expectErrorOrValid), { numRuns: 200 });
  });

  test('nor does it change a prototype', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    expectErrorOrValid(codeWith(`{"bbh":${DAY},"__proto__":{"t":[9]},"t":{"__proto__":[9]}}`));
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names);
  });
});

describe('the length', () => {
  /** Of somebody who has played everything for a month. */
  const usualScores = {
    ...validFields,
    tasksCompleted: 43,
    tally: { playerWins: 61, computerWins: 58, ties: 30 },
    streak: 2,
    bestStreak: 7,
    matches: 81,
    wins: 41,
    bestInnings: 37,
    overs: { 20782: '345444', 20783: '426562', 20786: '42' },
  };
  const plays = Object.fromEntries(
    fixtures.map(({ game }, index) => [game.slice.name, { count: 12, day: DAY - index }]),
  );
  const earned = {
    ...someBadges.earned,
    'full-marks': 20_783,
    'not-out': 20_785,
    'every-game': 20_791,
  };

  test('of usual figures is under 370 bytes, and under 420 in a link', () => {
    const figures = figuresWith(() => usualScores, { ...someBadges, earned, plays });
    const code = encode(figures, sources);
    expect(read(code)).toEqual(figures);
    expect(Buffer.byteLength(code)).toBeLessThan(370);
    expect(Buffer.byteLength(addressOf('/report-card', hashOf(code)))).toBeLessThan(420);
  });

  test('of ten years of Aaj ka Over, without a day missed, is far below the limit', () => {
    const overs = Object.fromEntries(
      Array.from({ length: 3653 }, (_, day) => [20_782 + day, '344534453445']),
    );
    const figures = figuresWith(() => ({ ...usualScores, overs }), someBadges);
    const code = encode(figures, sources);
    expect(read(code)).toEqual(figures);
    expect(code.length).toBeLessThan(LENGTH_LIMIT / 2);
  });
});

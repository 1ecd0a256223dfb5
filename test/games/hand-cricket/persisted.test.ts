import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import { validate } from '../../../src/games/hand-cricket/persisted';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import { digitsOf } from '../../../src/games/hand-cricket/rules';
import { scoresRestored } from '../../../src/games/hand-cricket/slice';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';
import { anyDay, anyInnings, overOf } from './arbitraries';

const INITIAL = {
  matches: 0,
  wins: 0,
  streak: 0,
  bestStreak: 0,
  bestInnings: 0,
  recent: [],
  overs: {},
};
const VALID = {
  matches: 9,
  wins: 6,
  streak: 3,
  bestStreak: 5,
  bestInnings: 64,
  recent: ['you-4122-3416', 'computer-1322-41', 'friend-4216-5141'],
  overs: { 20782: '345444', 20783: '426562651651', 20785: '31' },
};

const recentOf = (recent: unknown) => validate({ ...VALID, recent }).recent;
const oversOf = (overs: unknown) => validate({ ...VALID, overs }).overs;

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

describe('a count', () => {
  test.each(fewNotCounts)('of matches that is %s becomes that of the wins', (_what, matches) => {
    expect(validate({ ...VALID, matches })).toEqual({ ...VALID, matches: VALID.wins });
  });

  test.each(fewNotCounts)('of wins that is %s becomes the best streak', (_what, wins) => {
    expect(validate({ ...VALID, wins })).toEqual({ ...VALID, wins: VALID.bestStreak });
  });

  test.each(fewNotCounts)(
    'a streak of %s becomes 0, the best one is unchanged',
    (_what, streak) => {
      expect(validate({ ...VALID, streak })).toEqual({ ...VALID, streak: 0 });
    },
  );

  test.each(fewNotCounts)('a best streak of %s becomes the streak', (_what, bestStreak) => {
    expect(validate({ ...VALID, bestStreak })).toEqual({ ...VALID, bestStreak: VALID.streak });
  });

  test.each(fewNotCounts)('a best innings of %s becomes 0', (_what, bestInnings) => {
    expect(validate({ ...VALID, bestInnings })).toEqual({ ...VALID, bestInnings: 0 });
  });

  // No player loses any.
  test.each([
    ['streak', { streak: 7 }, { ...VALID, streak: 7, bestStreak: 7, wins: 7 }],
    ['best streak', { bestStreak: 8 }, { ...VALID, bestStreak: 8, wins: 8 }],
    ['number of wins', { wins: 12 }, { ...VALID, wins: 12, matches: 12 }],
    [
      'streak alone',
      { matches: 0, wins: 0, bestStreak: 0 },
      { ...VALID, matches: 3, wins: 3, bestStreak: 3 },
    ],
  ])('that is less than a higher %s is raised to it', (_what, fields, expected) => {
    expect(validate({ ...VALID, ...fields })).toEqual(expected);
  });

  test('of matches is at least that of those that are listed', () => {
    const { recent } = VALID;
    expect(validate({ recent })).toEqual({ ...INITIAL, matches: 3, recent });
    // Of those that were dropped nothing is known.
    expect(validate({ recent: [...recent, 'you'] })).toEqual({ ...INITIAL, matches: 3, recent });
  });
});

describe('the list of matches', () => {
  test.each([
    ...fewNotObjects.filter(([, value]) => !Array.isArray(value)),
    ['an object like a list', { length: 1, 0: 'you-11-22' }],
    ['a list in a string', JSON.stringify(['you-11-22'])],
  ])('is empty if it is %s; the rest is unchanged', (_what, recent) => {
    expect(validate({ ...VALID, recent })).toEqual({ ...VALID, recent: [] });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 4122],
    ['a list', ['you-11-22']],
    ['an object that becomes a match as a string', { toString: () => 'you-11-22' }],
    ['an empty string', ''],
    ['without innings', 'you'],
    ['with one innings', 'you-11'],
    ['with an innings without balls', 'you--22'],
    ['with a second one without balls', 'you-11-'],
    ['with three innings', 'you-11-22-33'],
    ['of another side', 'me-11-22'],
    ['of a side in capitals', 'You-11-22'],
    ['of a side from the prototype', 'constructor-11-22'],
    ['with half a ball', 'you-11-223'],
    ['with half a ball in its first innings', 'you-411-22'],
    ['with a 0', 'you-11-02'],
    ['with a 7', 'you-17-22'],
    ['with digits of another script', 'you-११-२२'],
    ['that goes on after Out', 'you-1122-33'],
    ['that goes on after Out in its second innings', 'you-11-412213'],
    ['with something before it', ' you-11-22'],
    ['with something after it', 'you-11-22 '],
    ['with a line after it', 'you-11-22\n'],
    ['with a megabyte of balls', `you-11-${'41'.repeat(500_000)}`],
  ])('drops one that is %s', (_what, match) => {
    expect(recentOf(['you-11-22', match, 'you-33-41'])).toEqual(['you-11-22', 'you-33-41']);
  });

  test.each(['you', 'computer', 'friend'])('keeps one of the side "%s"', (first) => {
    const matches = ['41-', '4163-', '11-', '416311-'].map((innings) => `${first}-${innings}3122`);
    expect(recentOf(matches)).toEqual(matches);
  });

  test.each([
    [490, true],
    [1000, true],
    [1002, false],
  ])('keeps one of %i characters: %s', (length, isKept) => {
    const match = `friend-11-${'41'.repeat((length - 10) / 2)}`;
    expect(match).toHaveLength(length);
    expect(recentOf([match])).toEqual(isKept ? [match] : []);
  });

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `you-${'41'.repeat(1 + (index % 50))}11-22`);
  test.each([
    [0, 0],
    [4, 4],
    [5, 5],
    [6, 5],
    [10_000, 5],
  ])('of %i keeps the newest %i', (count, expected) => {
    expect(recentOf(numbered(count))).toEqual(numbered(expected));
  });

  test('keeps the newest five that are valid, however many are not', () => {
    expect(recentOf(numbered(7).flatMap((each) => [null, 'you', each]))).toEqual(numbered(5));
  });
});

describe('the days of Aaj ka Over', () => {
  test.each(fewNotObjects.filter(([, value]) => !Array.isArray(value)))(
    'are none if they are %s; the rest is unchanged',
    (_what, overs) => {
      expect(validate({ ...VALID, overs })).toEqual({ ...VALID, overs: {} });
    },
  );

  test.each([
    ['0', '41'],
    ['-1', '41'],
    ['07', '41'],
    ['1e3', '41'],
    ['20782.5', '41'],
    [' 20782', '41'],
    ['1000000', '41'],
    ['kabaddi', '41'],
    ['constructor', '41'],
    ['length', '41'],
    ['', '41'],
  ])('are not "%s"', (day, over) => {
    expect(oversOf({ [day]: over, 20782: '41' })).toEqual({ 20782: '41' });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 41],
    ['a list', ['41']],
    ['an empty string', ''],
    ['half a ball', '4'],
    ['a ball and a half', '413'],
    ['a 0', '40'],
    ['a 7', '47'],
    ['seven balls', '41'.repeat(7)],
    ['balls after Out', '4441'],
    ['balls after Out, up to six', '414141444141'],
    ['something after it', '41 '],
    ['a line after it', '41\n'],
    ['a megabyte', '41'.repeat(500_000)],
  ])('have no over that is %s', (_what, over) => {
    expect(oversOf({ 20782: over, 20783: '41' })).toEqual({ 20783: '41' });
  });

  test.each(['41', '44', '4163', '416344', '414141414141', '414141414144'])(
    'have an over "%s"',
    (over) => {
      expect(oversOf({ 20782: over })).toEqual({ 20782: over });
    },
  );

  test('are not counted: a register may be of many years', () => {
    const overs = Object.fromEntries(
      Array.from({ length: 4000 }, (_, at) => [`${20_782 + at}`, '41']),
    );
    expect(oversOf(overs)).toEqual(overs);
  });
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const almostMatch = fc.stringMatching(/^(?:you|computer|friend)-[1-7]{1,8}-[1-7]{1,8}$/);
const almostOver = fc.stringMatching(/^[1-7]{1,14}$/);
const almostValid = fc.record(
  {
    matches: anyCount,
    wins: anyCount,
    streak: anyCount,
    bestStreak: anyCount,
    bestInnings: anyCount,
    recent: fc.oneof(fc.array(fc.oneof(almostMatch, anything), { maxLength: 20 }), anything),
    overs: fc.oneof(
      fc.dictionary(
        fc.oneof(fc.nat(1_000_000).map(String), fc.string()),
        fc.oneof(almostOver, anything),
      ),
      anything,
    ),
    phase: anything,
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'throwing', round: 9, thrown: [4, 1], day: 20_782, over: '41' },
  polluting: [
    '{"__proto__": {"streak": 7, "overs": {"20782": "41"}}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"overs": {"__proto__": {"20782": "41"}}}',
    '{"overs": {"__proto__": "41"}}',
    '{"recent": {"__proto__": ["you-11-22"]}}',
    '{"recent": [{"__proto__": ["you-11-22"]}]}',
  ],
  anyStored,
});

describe('for any stored value', () => {
  test('the result has counts that agree, matches and days of the right form, and nothing else', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        const { matches, wins, streak, bestStreak, bestInnings, recent, overs } = validated;
        expect(Object.keys(validated)).toEqual(Object.keys(INITIAL));
        expect(Math.min(streak, bestInnings)).toBeGreaterThanOrEqual(0);
        expect([bestStreak >= streak, wins >= bestStreak, matches >= wins]).not.toContain(false);
        expect(recent.length).toBeLessThanOrEqual(Math.min(5, matches));
        for (const match of recent) {
          expect(match).toMatch(/^(?:you|computer|friend)-(?:[1-6]{2})+-(?:[1-6]{2})+$/);
        }
        for (const [day, over] of Object.entries(overs)) {
          expect(day).toMatch(/^[1-9]\d*$/);
          expect(over).toMatch(/^(?:[1-6]{2}){1,6}$/);
        }
        expect(() => reducer(undefined, scoresRestored(validated))).not.toThrow();
      }),
    );
  });

  test('valid scores are unchanged', () => {
    const count = fc.nat(9999);
    const match = fc
      .tuple(fc.constantFrom('you', 'computer', 'friend'), anyInnings(20), anyInnings(20))
      .map(([first, one, two]) => `${first}-${digitsOf(one)}-${digitsOf(two)}`);
    const overs = fc
      .array(anyDay.chain((day) => overOf(day).map((over): [string, string] => [`${day}`, over])))
      .map((entries) => Object.fromEntries(entries));
    const validScores = fc
      .record({
        streak: count,
        more: count,
        andMore: count,
        bestInnings: count,
        overs,
        recent: fc.array(match, { maxLength: 5 }),
      })
      .map(({ streak, more, andMore, bestInnings, overs: played, recent }) => ({
        matches: streak + more + andMore + recent.length,
        wins: streak + more + andMore,
        streak,
        bestStreak: streak + more,
        bestInnings,
        recent,
        overs: played,
      }));
    fc.assert(
      fc.property(validScores, (validated) => expect(validate(validated)).toEqual(validated)),
    );
  });
});

test('whatever an over of a day can be is kept', () => {
  const day = 20_782;
  for (let at = 0; at < 6; at += 1) {
    const before = Array.from({ length: at }, (_, ball): Ball => {
      const theirs = throwOfDay(day, ball);
      return [theirs === 1 ? 2 : 1, theirs];
    });
    const theirs = throwOfDay(day, at);
    for (const mine of [1, 2, 3, 4, 5, 6] as const) {
      const over = digitsOf([...before, [mine, theirs]]);
      expect(oversOf({ [day]: over })).toEqual({ [day]: over });
    }
  }
});

import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/hand-cricket/persisted';
import { digitsOf } from '../../../src/games/hand-cricket/rules';
import { scoresRestored } from '../../../src/games/hand-cricket/slice';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';
import { anyDay, anyInnings, overOf } from './arbitraries';

const INITIAL = {
  ...{ matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0 },
  recent: [],
  overs: {},
};
const VALID = {
  ...{ matches: 9, wins: 6, streak: 3, bestStreak: 5, bestInnings: 64 },
  recent: ['you-4122-3416', 'computer-1322-41', 'friend-4216-5141'],
  overs: { 20782: '345444', 20783: '426562651651', 20785: '31' },
};

const recentOf = (recent: unknown) => validate({ ...VALID, recent }).recent;
const oversOf = (overs: unknown) => validate({ ...VALID, overs }).overs;

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

describe('a count', () => {
  test.each(fewNotCounts)('that is %s becomes the least that the others allow', (_what, none) => {
    const { wins, streak, bestStreak } = VALID;
    expect(validate({ ...VALID, matches: none })).toEqual({ ...VALID, matches: wins });
    expect(validate({ ...VALID, wins: none })).toEqual({ ...VALID, wins: bestStreak });
    expect(validate({ ...VALID, streak: none })).toEqual({ ...VALID, streak: 0 });
    expect(validate({ ...VALID, bestStreak: none })).toEqual({ ...VALID, bestStreak: streak });
    expect(validate({ ...VALID, bestInnings: none })).toEqual({ ...VALID, bestInnings: 0 });
  });

  // No player loses any.
  test.each([
    ['streak', { streak: 7 }, { ...VALID, streak: 7, bestStreak: 7, wins: 7 }],
    ['best streak', { bestStreak: 8 }, { ...VALID, bestStreak: 8, wins: 8 }],
    ['number of wins', { wins: 12 }, { ...VALID, wins: 12, matches: 12 }],
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

const notObjects = fewNotObjects.filter(([, value]) => !Array.isArray(value));

describe('the list of matches', () => {
  test.each([...notObjects, ['an object like a list', { length: 1, 0: 'you-11-22' }]])(
    'is empty if it is %s; the rest is unchanged',
    (_what, recent) => {
      expect(validate({ ...VALID, recent })).toEqual({ ...VALID, recent: [] });
    },
  );

  test.each<[string, unknown]>([
    ['a number', 4122],
    ['a list', ['you-11-22']],
    ['an object that becomes a match as a string', { toString: () => 'you-11-22' }],
    ['with one innings', 'you-11'],
    ['with an innings without balls', 'you--22'],
    ['with a second one without balls', 'you-11-'],
    ['with three innings', 'you-11-22-33'],
    ['of another side', 'me-11-22'],
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

  test('keeps one of 1000 characters, and none that is longer', () => {
    const [longest, longer] = [495, 496].map((balls) => `friend-11-${'41'.repeat(balls)}`);
    expect(longest).toHaveLength(1000);
    expect(recentOf([longest, longer])).toEqual([longest]);
  });

  test('keeps the newest five that are valid, however many are not', () => {
    const seven = Array.from({ length: 7 }, (_, at) => `you-${'41'.repeat(at)}11-22`);
    const mixed = seven.flatMap((each) => [null, 'you', each]);
    expect(recentOf(mixed)).toEqual(seven.slice(0, 5));
  });
});

describe('the days of Aaj ka Over', () => {
  test.each(notObjects)('are none if they are %s; the rest is unchanged', (_what, overs) => {
    expect(validate({ ...VALID, overs })).toEqual({ ...VALID, overs: {} });
  });

  const noDays = [
    '0',
    '-1',
    '07',
    '1e3',
    '20782.5',
    ' 20782',
    '20782 ',
    '1000000',
    'constructor',
    '',
  ];
  test.each(noDays)('are not "%s"', (day) => {
    expect(oversOf({ [day]: '41', 20782: '41' })).toEqual({ 20782: '41' });
  });

  test('are from 1 to 999999', () => {
    expect(oversOf({ 1: '41', 999999: '41' })).toEqual({ 1: '41', 999999: '41' });
  });

  test.each<[string, unknown]>([
    ['a number', 41],
    ['a list', ['41']],
    ['an empty string', ''],
    ['a ball and a half', '413'],
    ['a 0', '40'],
    ['a 7', '47'],
    ['seven balls', '41'.repeat(7)],
    ['balls after Out', '4441'],
    ['balls after Out, up to six', '414141444141'],
    ['something before it', ' 41'],
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
    const days = Array.from({ length: 4000 }, (_, at) => [`${20_782 + at}`, '41']);
    expect(oversOf(Object.fromEntries(days))).toEqual(Object.fromEntries(days));
  });
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const almostMatch = fc.stringMatching(/^(?:you|computer|friend)-[1-7]{1,8}-[1-7]{1,8}$/);
const almostOver = fc.stringMatching(/^[1-7]{1,14}$/);
const anyKey = fc.oneof(fc.nat(1_000_000).map(String), fc.string());
const almostValid = fc.record(
  {
    matches: anyCount,
    wins: anyCount,
    streak: anyCount,
    bestStreak: anyCount,
    bestInnings: anyCount,
    recent: fc.oneof(fc.array(fc.oneof(almostMatch, anything), { maxLength: 20 }), anything),
    overs: fc.oneof(fc.dictionary(anyKey, fc.oneof(almostOver, anything)), anything),
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

test('for any stored value counts agree, and nothing is there that the state has not', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const validated = validate(stored);
      const { matches, wins, streak, bestStreak, bestInnings, recent } = validated;
      expect(Object.keys(validated)).toEqual(Object.keys(INITIAL));
      expect(Math.min(streak, bestInnings)).toBeGreaterThanOrEqual(0);
      expect([bestStreak >= streak, wins >= bestStreak, matches >= wins]).not.toContain(false);
      expect(recent.length).toBeLessThanOrEqual(Math.min(5, matches));
      expect(() => reducer(undefined, scoresRestored(validated))).not.toThrow();
    }),
  );
});

test('any match and any over that was played is kept', () => {
  const match = fc
    .tuple(fc.constantFrom('you', 'computer', 'friend'), anyInnings(20), anyInnings(20))
    .map(([first, one, two]) => `${first}-${digitsOf(one)}-${digitsOf(two)}`);
  const over = anyDay.chain((day) => fc.tuple(fc.constant(`${day}`), overOf(day)));
  fc.assert(
    fc.property(fc.array(match, { maxLength: 5 }), fc.array(over), (recent, days) => {
      const overs = Object.fromEntries(days);
      expect(validate({ ...VALID, recent, overs })).toEqual({ ...VALID, recent, overs });
    }),
  );
});

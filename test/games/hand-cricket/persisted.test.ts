import fc from 'fast-check';
import { validate } from '../../../src/games/hand-cricket/persisted';
import { FIRST } from '../../../src/games/hand-cricket/recording';
import { digitsOf, RECENT_LENGTH } from '../../../src/games/hand-cricket/rules';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { reducer } from '../../support/store';
import { taken } from '../../support/taken';
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

test.each(fewNotCounts)('a count that is %s becomes the least that others allow', (_what, none) => {
  const { wins, streak, bestStreak } = VALID;
  expect(validate({ ...VALID, matches: none })).toEqual({ ...VALID, matches: wins });
  expect(validate({ ...VALID, wins: none })).toEqual({ ...VALID, wins: bestStreak });
  expect(validate({ ...VALID, streak: none })).toEqual({ ...VALID, streak: 0 });
  expect(validate({ ...VALID, bestStreak: none })).toEqual({ ...VALID, bestStreak: streak });
  expect(validate({ ...VALID, bestInnings: none })).toEqual({ ...VALID, bestInnings: 0 });
});

// No player loses any.
test.each([
  ['streak', { ...VALID, streak: 7 }, { ...VALID, streak: 7, bestStreak: 7, wins: 7 }],
  ['best streak', { ...VALID, bestStreak: 8 }, { ...VALID, bestStreak: 8, wins: 8 }],
  ['number of wins', { ...VALID, wins: 12 }, { ...VALID, wins: 12, matches: 12 }],
  ['list', { recent: VALID.recent }, { ...INITIAL, matches: 3, recent: VALID.recent }],
])('a count that is less than a higher %s is raised to it', (_what, stored, expected) => {
  expect(validate(stored)).toEqual(expected);
});

const notObjects = fewNotObjects.filter(([, value]) => !Array.isArray(value));

test.each(notObjects)('no match and no day are in %s; the rest is unchanged', (_what, value) => {
  expect(validate({ ...VALID, recent: value })).toEqual({ ...VALID, recent: [] });
  expect(validate({ ...VALID, overs: value })).toEqual({ ...VALID, overs: {} });
});

describe('the list of matches', () => {
  test.each<[string, unknown]>([
    ['a number', 4122],
    ['a list', ['you-11-22']],
    ['an object that becomes a match as a string', { toString: () => 'you-11-22' }],
    ['with an innings without balls', 'you--22'],
    ['with a second one without balls', 'you-11-'],
    ['with three innings', 'you-11-22-33'],
    ['of another side', 'me-11-22'],
    ['with half a ball', 'you-11-223'],
    ['with half a ball in its first innings', 'you-411-22'],
    ['with a 0', 'you-11-02'],
    ['with a 7', 'you-17-22'],
    ['that goes on after Out', 'you-1122-33'],
    ['that goes on after Out in its second innings', 'you-11-412213'],
    ['with something before it', ' you-11-22'],
    ['with a line after it', 'you-11-22\n'],
    ['with a megabyte of balls', `you-11-${'41'.repeat(500_000)}`],
  ])('drops one that is %s', (_what, match) => {
    expect(recentOf(['you-11-22', match, 'you-33-41'])).toEqual(['you-11-22', 'you-33-41']);
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
  const noDays = ['0', '-1', '07', '1e3', '20782.5', ' 20782', '20782 ', '1000000', ''];
  test.each(noDays)('are not "%s"', (day) => {
    expect(oversOf({ [day]: '41', 1: '41', 999999: '41' })).toEqual({ 1: '41', 999999: '41' });
  });

  test.each<[string, unknown]>([
    ['a number', 41],
    ['a list', ['41']],
    ['an empty string', ''],
    ['a ball and a half', '413'],
    ['a 0', '4041'],
    ['a 7', '7441'],
    ['seven balls', '41'.repeat(7)],
    ['balls after Out', '4441'],
    ['balls after Out, up to six', '414141444141'],
    ['something before it', ' 41'],
    ['a line after it', '41\n'],
  ])('have no over that is %s', (_what, over) => {
    expect(oversOf({ 20782: over, 20783: '41' })).toEqual({ 20783: '41' });
  });
});

test('any match and any over that was played is kept, of as many years as there are', () => {
  const match = fc
    .tuple(fc.constantFrom(...FIRST), anyInnings(20), anyInnings(20))
    .map(([first, one, two]) => `${first}-${digitsOf(one)}-${digitsOf(two)}`);
  const over = anyDay.chain((day) => fc.tuple(fc.constant(`${day}`), overOf(day)));
  const manyDays = fc.array(over, { maxLength: 1000 });
  fc.assert(
    fc.property(fc.array(match, { maxLength: RECENT_LENGTH }), manyDays, (recent, days) => {
      const overs = Object.fromEntries(days);
      expect(validate({ ...VALID, recent, overs })).toEqual({ ...VALID, recent, overs });
    }),
  );
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
  },
  { requiredKeys: [] },
);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'throwing', round: 9, thrown: [4, 1], day: 20_782, over: '41' },
  polluting: ['{"overs": {"__proto__": "41"}}', '{"recent": [{"__proto__": ["you-11-22"]}]}'],
  anyStored: fc.oneof(almostValid, anything),
  isValid(scores) {
    expect(() => reducer(undefined, taken('handCricket')(scores))).not.toThrow();
    const { matches, wins, streak, bestStreak, recent } = scores;
    const doAgree = streak <= bestStreak && bestStreak <= wins && wins <= matches;
    return doAgree && recent.length <= Math.min(RECENT_LENGTH, matches);
  },
});

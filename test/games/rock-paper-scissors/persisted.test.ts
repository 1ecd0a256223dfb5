import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/rock-paper-scissors/persisted';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS, RESULTS } from '../../../src/games/rock-paper-scissors/rules';
import type { PlayedRound } from '../../../src/games/rock-paper-scissors/slice';
import { scoresRestored } from '../../../src/games/rock-paper-scissors/slice';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { expectValidState } from '../../support/validState';
import { testValidation } from '../shared/validationTests';

const played = (playerChoice: Hand, computerChoice: Hand, timestamp: string): PlayedRound => ({
  playerChoice,
  computerChoice,
  result: decide(playerChoice, computerChoice),
  timestamp,
});

const ROUND = played('paper', 'rock', '10:41 am');
const VALID = {
  tally: { playerWins: 9, computerWins: 4, ties: 2 },
  history: [
    ROUND,
    played('rock', 'rock', '22:40'),
    // In Dzongkha, the longest of all languages.
    played('scissors', 'rock', 'ཆུ་ཚོད་ ༡༠ སྐར་མ་ ༤༢ ཕྱི་ཆ་'),
  ],
  streak: 3,
  bestStreak: 5,
};

const historyOf = (history: unknown) => validate({ ...VALID, history }).history;

test('valid scores are unchanged', () => {
  expect(validate(VALID)).toEqual(VALID);
});

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  const tally = { playerWins: count, computerWins: count, ties: count };
  const least = { playerWins: VALID.bestStreak, computerWins: 1, ties: 1 };
  expect(validate({ ...VALID, tally })).toEqual({ ...VALID, tally: least });
  expect(validate({ ...VALID, tally: count })).toEqual({ ...VALID, tally: least });
  expect(validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(validate({ ...VALID, bestStreak: count })).toEqual({ ...VALID, bestStreak: VALID.streak });
});

test('the tally has at least the rounds of the history, by their result', () => {
  const { history } = VALID;
  expect(validate({ history }).tally).toEqual({ playerWins: 1, computerWins: 1, ties: 1 });
});

test.each([
  [3, 5, 5, 5, 5],
  [3, 5, 4, 5, 5],
  [5, 3, 4, 5, 5],
  [0, 5, 0, 5, 5],
  [5, -3, -9, 5, 5],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d wins: the best is %d, of %d wins',
  (streak, bestStreak, playerWins, best, wins) => {
    const tally = { ...VALID.tally, playerWins };
    const validated = validate({ ...VALID, tally, streak, bestStreak });
    expect([validated.bestStreak, validated.tally.playerWins]).toEqual([best, wins]);
  },
);

describe('the history', () => {
  test.each([
    ['null', null],
    ['an object like a list', { length: 1, 0: ROUND }],
    ['a list in a string', JSON.stringify([ROUND])],
  ])('is empty if it is %s; the scores are unchanged', (_what, history) => {
    expect(validate({ ...VALID, history })).toEqual({ ...VALID, history: [] });
  });

  test.each<[string, unknown]>([
    ...fewNotObjects.map(([what, entry]): [string, unknown] => [`is ${what}`, entry]),
    ['has no hand of the player', { ...ROUND, playerChoice: undefined }],
    ['has no hand of the computer', { ...ROUND, computerChoice: undefined }],
    ['has an unknown hand', { ...ROUND, playerChoice: 'lizard' }],
    ['has a hand in capitals', { ...ROUND, computerChoice: 'ROCK' }],
    ['has a hand from the prototype', { ...ROUND, playerChoice: 'constructor' }],
    ['has the prototype for a hand', { ...ROUND, computerChoice: '__proto__' }],
    ['has no time', { ...ROUND, timestamp: undefined }],
    ['has a number for a time', { ...ROUND, timestamp: 1_939_292_520_000 }],
    ['has a list for a time', { ...ROUND, timestamp: ['10:42'] }],
    ['has a time of 41 characters', { ...ROUND, timestamp: '1'.repeat(41) }],
  ])('drops an entry that %s', (_what, entry) => {
    expect(historyOf([entry, ROUND, entry])).toEqual([ROUND]);
  });

  test('has the result of the hands, whatever was stored, and no unknown fields', () => {
    for (const result of [...RESULTS, 'You win everything!', 7, null, undefined, { win: 1 }]) {
      expect(historyOf([{ ...ROUND, result, admin: true }])).toEqual([ROUND]);
    }
  });

  test('has the newest five that are valid, however many are not', () => {
    const numbered = Array.from({ length: 7 }, (_, age) =>
      played('rock', 'paper', `${age}`.repeat(40)),
    );
    const mixed = numbered.flatMap((round) => [null, { ...round, playerChoice: 'x' }, round]);
    expect(historyOf(mixed)).toEqual(numbered.slice(0, 5));
  });
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const anyHand = fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...HANDS) }, anything);
const anyRound = fc.record({
  playerChoice: anyHand,
  computerChoice: anyHand,
  result: fc.constantFrom(...RESULTS),
  timestamp: fc.oneof(fc.string({ maxLength: 60 }), anything),
});
const almostValid = fc.record(
  {
    tally: fc.record({ playerWins: anyCount, computerWins: anyCount, ties: anyCount }),
    history: fc.array(fc.oneof(anyRound, anything), { maxLength: 20 }),
    streak: anyCount,
    bestStreak: anyCount,
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: {
    tally: { playerWins: 0, computerWins: 0, ties: 0 },
    history: [],
    streak: 0,
    bestStreak: 0,
  },
  valid: VALID,
  unknown: { phase: 'shuffling', round: 9, playerChoice: 'rock' },
  polluting: [
    '{"__proto__": {"streak": 7, "tally": {"ties": 7}}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"tally": {"__proto__": {"ties": 7}}}',
    '{"history": {"__proto__": [{"playerChoice": "rock"}]}}',
    '{"history": [{"__proto__": {"playerChoice": "rock", "computerChoice": "rock", "timestamp": ""}}]}',
  ],
  anyStored,
});

test('any stored value gives scores that can be reached by playing', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      expectValidState(reducer(undefined, scoresRestored(validate(stored))));
    }),
  );
});

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { validate } from '../../../src/games/rock-paper-scissors/persisted';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS, RESULTS } from '../../../src/games/rock-paper-scissors/rules';
import type { PlayedRound } from '../../../src/games/rock-paper-scissors/slice';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { reducer } from '../../support/store';
import { taken } from '../../support/taken';
import { invalidSlices } from '../../support/validState';
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
  history: [ROUND, played('rock', 'rock', '22:40'), played('scissors', 'rock', '10:42')],
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

test.each([
  [3, 5, 5, 5, 5],
  [3, 5, 4, 5, 5],
  [5, 3, 4, 5, 5],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d wins: the best is %d, of %d wins',
  (streak, bestStreak, playerWins, best, wins) => {
    const tally = { ...VALID.tally, playerWins };
    const validated = validate({ ...VALID, tally, streak, bestStreak });
    expect([validated.bestStreak, validated.tally.playerWins]).toEqual([best, wins]);
  },
);

test('the tally has at least the rounds of the history, by their result', () => {
  const tally = { playerWins: 1, computerWins: 1, ties: 1 };
  expect(validate({ history: VALID.history }).tally).toEqual(tally);
});

describe('the history', () => {
  test('is empty where it is no list; the scores are unchanged', () => {
    for (const history of [null, { length: 1, 0: ROUND }, JSON.stringify([ROUND])])
      expect(validate({ ...VALID, history })).toEqual({ ...VALID, history: [] });
  });

  test.each([
    ['no hand of the player', { playerChoice: undefined }],
    ['no hand of the computer', { computerChoice: undefined }],
    ['an unknown hand', { playerChoice: 'lizard' }],
    ['no time', { timestamp: undefined }],
    ['a number for a time', { timestamp: 1_939_292_520_000 }],
    ['a time of 41 characters', { timestamp: '1'.repeat(41) }],
  ])('drops an entry with %s', (_what, fields) => {
    const entry = { ...ROUND, ...fields };
    expect(historyOf([entry, ROUND, null])).toEqual([ROUND]);
  });

  test('has the result of the hands, whatever was stored, and no unknown fields', () => {
    for (const result of [...RESULTS, 7, undefined])
      expect(historyOf([{ ...ROUND, result, admin: true }])).toEqual([ROUND]);
  });

  test('has the newest five that are valid, however many are not', () => {
    const numbered = [0, 1, 2, 3, 4, 5, 6].map((age) =>
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
  anyStored: fc.oneof(almostValid, anything),
  isValid: (scores) =>
    isDeepStrictEqual(invalidSlices(reducer(undefined, taken('rockPaperScissors')(scores))), {}),
});

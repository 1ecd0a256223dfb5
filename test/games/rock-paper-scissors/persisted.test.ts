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

const INITIAL = {
  tally: { playerWins: 0, computerWins: 0, ties: 0 },
  history: [],
  streak: 0,
  bestStreak: 0,
};
const ROUND = played('paper', 'rock', '10:41 am');
const VALID = {
  tally: { playerWins: 9, computerWins: 4, ties: 2 },
  history: [ROUND, played('rock', 'rock', '10:40 am'), played('scissors', 'rock', '22:39')],
  streak: 3,
  bestStreak: 5,
};

const historyOf = (history: unknown) => validate({ ...VALID, history }).history;

test('valid scores are unchanged', () => {
  expect(validate(VALID)).toEqual(VALID);
});

/** The lowest counts that are consistent with the best streak and the history. */
const minimumOf: Record<string, number> = {
  playerWins: VALID.bestStreak,
  computerWins: 1,
  ties: 1,
};

describe.each(Object.entries(minimumOf))('%s', (field, minimum) => {
  test.each(fewNotCounts)(
    'of %s becomes the minimum for history and best streak; the rest is unchanged',
    (_what, stored) => {
      const tally = { ...VALID.tally, [field]: stored };
      expect(validate({ ...VALID, tally })).toEqual({
        ...VALID,
        tally: { ...VALID.tally, [field]: minimum },
      });
    },
  );
});

test.each(fewNotObjects)(
  'a tally that is %s becomes the minimum for history and best streak',
  (_what, tally) => {
    expect(validate({ ...VALID, tally })).toEqual({ ...VALID, tally: minimumOf });
  },
);

test.each(RESULTS.map((result, index) => [result, index] as const))(
  'rounds of the history that ended in "%s" are in the tally, and no others',
  (result, index) => {
    const history = VALID.history.filter((round) => round.result === result);
    const tally = [0, 0, 0].with(index, history.length);
    expect(Object.values(validate({ history }).tally)).toEqual(tally);
  },
);

test.each(fewNotCounts)('a streak of %s becomes 0, the best one is unchanged', (_what, streak) => {
  expect(validate({ ...VALID, streak })).toEqual({ ...VALID, streak: 0 });
});

test.each(fewNotCounts)('a best streak of %s becomes the streak', (_what, bestStreak) => {
  expect(validate({ ...VALID, bestStreak })).toEqual({ ...VALID, bestStreak: VALID.streak });
});

test.each([
  [3, 5, 9, 5, 9],
  [3, 5, 5, 5, 5],
  [3, 5, 4, 5, 5],
  [5, 3, 4, 5, 5],
  [0, 5, 0, 5, 5],
  [5, -3, -9, 5, 5],
  [-5, 3, 0.5, 3, 3],
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
    ...fewNotObjects.filter(([, value]) => !Array.isArray(value)),
    ['an object like a list', { length: 1, 0: ROUND }],
    ['a list in a string', JSON.stringify([ROUND])],
  ])('is empty if it is %s; the scores are unchanged', (_what, history) => {
    expect(validate({ ...VALID, history })).toEqual({ ...VALID, history: [] });
  });

  test.each(fewNotObjects)('drops an entry that is %s', (_what, entry) => {
    expect(historyOf([entry, ROUND, entry])).toEqual([ROUND]);
  });

  test.each([
    ['no hand of the player', { playerChoice: undefined }],
    ['no hand of the computer', { computerChoice: undefined }],
    ['an unknown hand', { playerChoice: 'lizard' }],
    ['a hand in capitals', { computerChoice: 'ROCK' }],
    ['a hand from the prototype', { playerChoice: 'constructor' }],
    ['the prototype for a hand', { computerChoice: '__proto__' }],
    ['no time', { timestamp: undefined }],
    ['a number for a time', { timestamp: 1_939_292_520_000 }],
    ['a date for a time', { timestamp: new Date(0) }],
    ['null for a time', { timestamp: null }],
    ['a megabyte for a time', { timestamp: '1'.repeat(1_000_000) }],
  ])('drops an entry that has %s', (_what, fields) => {
    expect(historyOf([ROUND, { ...ROUND, ...fields }, ROUND])).toEqual([ROUND, ROUND]);
  });

  test.each(
    HANDS.flatMap((player) =>
      HANDS.map((computer) => [player, computer, decide(player, computer)]),
    ),
  )('of %s against %s has the result "%s", whatever was stored', (player, computer, result) => {
    const round = { playerChoice: player, computerChoice: computer, timestamp: '10:42' };
    for (const stored of [...RESULTS, 'You win everything!', 7, null, undefined, { win: 1 }]) {
      expect(historyOf([{ ...round, result: stored }])).toEqual([{ ...round, result }]);
    }
  });

  test('drops unknown fields of a round', () => {
    expect(historyOf([{ ...ROUND, admin: true, round: 3 }])).toEqual([ROUND]);
  });

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => played('rock', 'paper', `${index}`));

  test.each([
    [0, 0],
    [4, 4],
    [5, 5],
    [6, 5],
    [10_000, 5],
  ])('of %i rounds keeps the newest %i', (count, expected) => {
    expect(historyOf(numbered(count))).toEqual(numbered(expected));
  });

  test('keeps the newest five that are valid, however many are not', () => {
    const mixed = numbered(7).flatMap((round) => [null, { ...round, playerChoice: 'x' }, round]);
    expect(historyOf(mixed)).toEqual(numbered(5));
  });

  test.each([
    ['English', '10:42 AM'],
    ['Hindi', '10:42 am'],
    ['German', '22:42'],
    ['Arabic', '١٠:٤٢ م'],
    ['Burmese', '၁၀:၄၂ ညနေ'],
    ['Amharic', '10:42 ከሰዓት'],
    // The longest of all languages.
    ['Dzongkha, before noon', 'ཆུ་ཚོད་ ༡༠ སྐར་མ་ ༤༢ སྔ་ཆ་'],
    ['Dzongkha, after noon', 'ཆུ་ཚོད་ ༡༠ སྐར་མ་ ༤༢ ཕྱི་ཆ་'],
  ])('keeps a time in the format of %s', (_language, timestamp) => {
    const round = played('rock', 'paper', timestamp);
    expect(historyOf([round])).toEqual([round]);
  });

  test('keeps a time of 40 characters, but no longer one', () => {
    const rounds = [40, 41].map((length) => ({ ...ROUND, timestamp: '1'.repeat(length) }));
    expect(historyOf(rounds)).toEqual(rounds.slice(0, 1));
  });
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const anyHand = fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...HANDS) }, anything);
const anyRound = fc.record(
  {
    playerChoice: anyHand,
    computerChoice: anyHand,
    result: fc.oneof(fc.constantFrom<unknown>(...RESULTS), anything),
    timestamp: fc.oneof(fc.string({ maxLength: 300 }), anything),
  },
  { requiredKeys: ['playerChoice', 'computerChoice'] },
);
const almostValid = fc.record(
  {
    tally: fc.oneof(
      fc.record({ playerWins: anyCount, computerWins: anyCount, ties: anyCount }),
      anything,
    ),
    history: fc.oneof(fc.array(fc.oneof(anyRound, anything), { maxLength: 20 }), anything),
    streak: anyCount,
    bestStreak: anyCount,
    phase: anything,
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: INITIAL,
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

describe('for any stored value', () => {
  test('the result is valid', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        expect(Object.keys(validated)).toEqual(['tally', 'history', 'streak', 'bestStreak']);
        expect(Object.keys(validated.tally)).toEqual(['playerWins', 'computerWins', 'ties']);
        expectValidState(reducer(undefined, scoresRestored(validated)));
        for (const { timestamp, ...rest } of validated.history) {
          expect(Object.keys(rest)).toEqual(['playerChoice', 'computerChoice', 'result']);
          expect(timestamp.length).toBeLessThan(100);
        }
      }),
    );
  });

  test('valid scores are unchanged', () => {
    const count = fc.nat(9999);
    const hand = fc.constantFrom(...HANDS);
    const round = fc
      .tuple(hand, hand, fc.string({ maxLength: 20 }))
      .map((parts) => played(...parts));
    const validScores = fc
      .record({
        streak: count,
        more: count,
        andMore: count,
        computerWins: count,
        ties: count,
        history: fc.array(round, { maxLength: 5 }),
      })
      .map(({ streak, more, andMore, history, computerWins, ties }) => ({
        tally: {
          playerWins: streak + more + andMore + history.length,
          computerWins: computerWins + history.length,
          ties: ties + history.length,
        },
        history,
        streak,
        bestStreak: streak + more,
      }));
    fc.assert(
      fc.property(validScores, (validated) => expect(validate(validated)).toEqual(validated)),
    );
  });
});

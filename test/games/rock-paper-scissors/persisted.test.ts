import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/rock-paper-scissors/persisted';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS, RESULTS } from '../../../src/games/rock-paper-scissors/rules';
import type { PlayedRound } from '../../../src/games/rock-paper-scissors/slice';
import { scoresRestored } from '../../../src/games/rock-paper-scissors/slice';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { expectValidState } from '../../support/validState';

const played = (playerChoice: Hand, computerChoice: Hand, timestamp: string): PlayedRound => ({
  playerChoice,
  computerChoice,
  result: decide(playerChoice, computerChoice),
  timestamp,
});

const NOTHING = {
  tally: { playerWins: 0, computerWins: 0, ties: 0 },
  history: [],
  streak: 0,
  bestStreak: 0,
};
const ROUND = played('paper', 'rock', '10:41 am');
const SOUND = {
  tally: { playerWins: 9, computerWins: 4, ties: 2 },
  history: [ROUND, played('rock', 'rock', '10:40 am'), played('scissors', 'rock', '22:39')],
  streak: 3,
  bestStreak: 5,
};

const historyOf = (history: unknown) => validate({ ...SOUND, history }).history;

test('sound scores come out as they went in', () => {
  expect(validate(SOUND)).toEqual(SOUND);
});

test.each(fewNotObjects)('of %s nothing is left but a new visitor', (_what, found) => {
  expect(validate(found)).toEqual(NOTHING);
});

/** Who has won so many in a row has won as many; and what the history knows was played. */
const leastOf: Record<string, number> = {
  playerWins: SOUND.bestStreak,
  computerWins: 1,
  ties: 1,
};

describe.each(Object.entries(leastOf))('%s', (field, least) => {
  test.each(fewNotCounts)(
    'is what history and best streak ask for where %s was found; the rest stays',
    (_what, found) => {
      const tally = { ...SOUND.tally, [field]: found };
      expect(validate({ ...SOUND, tally })).toEqual({
        ...SOUND,
        tally: { ...SOUND.tally, [field]: least },
      });
    },
  );
});

test.each(fewNotObjects)(
  'of the tally only what history and best streak ask for is left where %s was found',
  (_what, tally) => {
    expect(validate({ ...SOUND, tally })).toEqual({ ...SOUND, tally: leastOf });
  },
);

test.each(RESULTS.map((result, index) => [result, index] as const))(
  'rounds of the history that ended in "%s" are in the tally, and no others',
  (result, index) => {
    const history = SOUND.history.filter((round) => round.result === result);
    const tally = [0, 0, 0].with(index, history.length);
    expect(Object.values(validate({ history }).tally)).toEqual(tally);
  },
);

test.each(fewNotCounts)('a streak of %s is 0, and the best one stays', (_what, streak) => {
  expect(validate({ ...SOUND, streak })).toEqual({ ...SOUND, streak: 0 });
});

test.each(fewNotCounts)('a best streak of %s is the streak there is', (_what, bestStreak) => {
  expect(validate({ ...SOUND, bestStreak })).toEqual({ ...SOUND, bestStreak: SOUND.streak });
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
    const tally = { ...SOUND.tally, playerWins };
    const kept = validate({ ...SOUND, tally, streak, bestStreak });
    expect([kept.bestStreak, kept.tally.playerWins]).toEqual([best, wins]);
  },
);

describe('the history', () => {
  test.each([
    ...fewNotObjects.filter(([, found]) => !Array.isArray(found)),
    ['an object like a list', { length: 1, 0: ROUND }],
    ['a list in a string', JSON.stringify([ROUND])],
  ])('is empty where %s was found, and the scores stay', (_what, history) => {
    expect(validate({ ...SOUND, history })).toEqual({ ...SOUND, history: [] });
  });

  test.each(fewNotObjects)('is without an entry that is %s', (_what, entry) => {
    expect(historyOf([entry, ROUND, entry])).toEqual([ROUND]);
  });

  test.each([
    ['no hand of the player', { playerChoice: undefined }],
    ['no hand of the computer', { computerChoice: undefined }],
    ['a hand that is none', { playerChoice: 'lizard' }],
    ['a hand in capitals', { computerChoice: 'ROCK' }],
    ['a number for a hand', { playerChoice: 0 }],
    ['a hand in a list', { computerChoice: ['rock'] }],
    ['a hand from the prototype', { playerChoice: 'constructor' }],
    ['the prototype for a hand', { computerChoice: '__proto__' }],
    ['no time', { timestamp: undefined }],
    ['a number for a time', { timestamp: 1_939_292_520_000 }],
    ['a date for a time', { timestamp: new Date(0) }],
    ['null for a time', { timestamp: null }],
    ['a page for a time', { timestamp: '<script>'.repeat(1000) }],
    ['a megabyte for a time', { timestamp: '1'.repeat(1_000_000) }],
  ])('is without an entry that has %s', (_what, fields) => {
    expect(historyOf([ROUND, { ...ROUND, ...fields }, ROUND])).toEqual([ROUND, ROUND]);
  });

  test.each(
    HANDS.flatMap((player) =>
      HANDS.map((computer) => [player, computer, decide(player, computer)]),
    ),
  )('of %s against %s says "%s", whatever was stored', (player, computer, result) => {
    const round = { playerChoice: player, computerChoice: computer, timestamp: '10:42' };
    for (const stored of [...RESULTS, 'You win everything!', 7, null, undefined, { win: 1 }]) {
      expect(historyOf([{ ...round, result: stored }])).toEqual([{ ...round, result }]);
    }
  });

  test('takes what is a round, and no more of it', () => {
    expect(historyOf([{ ...ROUND, admin: true, round: 3 }])).toEqual([ROUND]);
  });

  const numbered = (many: number) =>
    Array.from({ length: many }, (_, index) => played('rock', 'paper', `${index}`));

  test.each([
    [0, 0],
    [4, 4],
    [5, 5],
    [6, 5],
    [10_000, 5],
  ])('of %i rounds keeps the newest %i', (many, kept) => {
    expect(historyOf(numbered(many))).toEqual(numbered(kept));
  });

  test('keeps the newest five that are sound, however many are not', () => {
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
  ])('keeps a time as %s writes it', (_language, timestamp) => {
    const round = played('rock', 'paper', timestamp);
    expect(historyOf([round])).toEqual([round]);
  });

  // The longest of all languages.
  test.each(['ཆུ་ཚོད་ ༡༠ སྐར་མ་ ༤༢ སྔ་ཆ་', 'ཆུ་ཚོད་ ༡༠ སྐར་མ་ ༤༢ ཕྱི་ཆ་'])(
    'keeps a time as Dzongkha writes it: %s',
    (timestamp) => {
      const round = played('rock', 'paper', timestamp);
      expect(historyOf([round])).toEqual([round]);
    },
  );
});

test('a time of day of forty letters stays, and a longer one is none', () => {
  const rounds = [40, 41].map((length) => ({ ...ROUND, timestamp: '1'.repeat(length) }));
  expect(historyOf(rounds)).toEqual(rounds.slice(0, 1));
});

test('what is not kept is not taken in either', () => {
  const found = { ...SOUND, phase: 'shuffling', round: 9, playerChoice: 'rock', admin: true };
  expect(validate(found)).toEqual(SOUND);
});

test.each([
  '{"__proto__": {"streak": 7, "tally": {"ties": 7}}}',
  '{"constructor": {"prototype": {"streak": 7}}}',
  '{"tally": {"__proto__": {"ties": 7}}}',
  '{"history": {"__proto__": [{"playerChoice": "rock"}]}}',
  '{"history": [{"__proto__": {"playerChoice": "rock", "computerChoice": "rock", "timestamp": ""}}]}',
])('%s is nothing, and changes no prototype', (json) => {
  const kept = validate(JSON.parse(json));
  expect(kept).toEqual(NOTHING);
  for (const part of [kept, kept.tally]) {
    expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
  }
  for (const field of ['streak', 'ties', 'playerChoice']) expect({}).not.toHaveProperty(field);
});

describe('whatever was found', () => {
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
  const almost = fc.record(
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
  const anyFound = fc.oneof(almost, anything);

  test('what comes out is sound', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const kept = validate(found);
        expect(Object.keys(kept)).toEqual(['tally', 'history', 'streak', 'bestStreak']);
        expect(Object.keys(kept.tally)).toEqual(['playerWins', 'computerWins', 'ties']);
        expectValidState(reducer(undefined, scoresRestored(kept)));
        for (const { timestamp, ...rest } of kept.history) {
          expect(Object.keys(rest)).toEqual(['playerChoice', 'computerChoice', 'result']);
          expect(timestamp.length).toBeLessThan(100);
        }
      }),
    );
  });

  test('to do it twice changes nothing, nor does a way through the storage', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const kept = validate(found);
        expect(validate(kept)).toEqual(kept);
        expect(validate(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('sound scores come out as they went in', () => {
    const count = fc.nat(9999);
    const hand = fc.constantFrom(...HANDS);
    const round = fc
      .tuple(hand, hand, fc.string({ maxLength: 20 }))
      .map((parts) => played(...parts));
    const sound = fc
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
    fc.assert(fc.property(sound, (kept) => expect(validate(kept)).toEqual(kept)));
  });
});

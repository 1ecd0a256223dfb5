import fc from 'fast-check';
import { validate } from '../../../src/games/truth-or-dare/persisted';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';

const NOTHING = { difficulty: 'easy', tasksCompleted: 0, streak: 0, bestStreak: 0 };
const SOUND = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

/** Any of our fields, with anything in it. */
const almost = fc.record(
  {
    difficulty: fc.oneof(fc.constantFrom<unknown>(...DIFFICULTIES), anything),
    tasksCompleted: fc.oneof(fc.integer(), anything),
    streak: fc.oneof(fc.integer(), fc.double(), anything),
    bestStreak: fc.oneof(fc.integer(), fc.double(), anything),
    phase: anything,
  },
  { requiredKeys: [] },
);
const anyFound = fc.oneof(almost, anything);

test.each(fewNotObjects)('of %s nothing is left but a new visitor', (_what, found) => {
  expect(validate(found)).toEqual(NOTHING);
});

/** No count is below the one before it: the streak, the best streak, the tasks of all. */
const leastOf: Record<string, number> = {
  streak: 0,
  bestStreak: SOUND.streak,
  tasksCompleted: SOUND.bestStreak,
};

describe.each(Object.entries(leastOf))('%s', (field, least) => {
  test.each(fewNotCounts)(
    'is 0 where %s was found, or what the other counts ask for',
    (_what, found) => {
      expect(validate({ ...SOUND, [field]: found })).toEqual({ ...SOUND, [field]: least });
    },
  );

  test('is that where there is none, and the rest stays', () => {
    const { [field as 'streak']: _missing, ...rest } = SOUND;
    expect(validate(rest)).toEqual({ ...SOUND, [field]: least });
  });
});

describe('the difficulty', () => {
  test.each(DIFFICULTIES)('%s stays', (difficulty) => {
    expect(validate({ ...SOUND, difficulty })).toEqual({ ...SOUND, difficulty });
  });

  test.each([
    undefined,
    null,
    2,
    '',
    'Hard',
    'extreme',
    'constructor',
    '__proto__',
    'toString',
    ['hard'],
    { toString: () => 'hard' },
  ])('is easy where %p was found, and the scores stay', (difficulty) => {
    expect(validate({ ...SOUND, difficulty })).toEqual({ ...SOUND, difficulty: 'easy' });
  });
});

test.each([
  [0, 0, 0, 0, 0],
  [3, 0, 0, 3, 3],
  [3, 3, 3, 3, 3],
  [3, 7, 12, 7, 12],
  [3, 7, 7, 7, 7],
  [3, 7, 6, 7, 7],
  [7, 3, 5, 7, 7],
  [0, 7, 0, 7, 7],
  [3, -7, 12, 3, 12],
  [-3, 7, -12, 7, 7],
  [Number.NaN, 7, Number.NaN, 7, 7],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d tasks: the best is %d, of %d tasks',
  (streak, bestStreak, tasksCompleted, best, tasks) => {
    const kept = validate({ ...SOUND, streak, bestStreak, tasksCompleted });
    expect([kept.bestStreak, kept.tasksCompleted]).toEqual([best, tasks]);
  },
);

test('what is not kept is not taken in either', () => {
  const found = { ...SOUND, phase: 'spinning', round: 9, countdown: 12, admin: true };
  expect(validate(found)).toEqual(SOUND);
});

test.each([
  '{"__proto__": {"streak": 7, "difficulty": "hard"}}',
  '{"constructor": {"prototype": {"streak": 7}}}',
  '{"streak": {"__proto__": 7}, "difficulty": {"__proto__": "hard"}}',
])('%s is nothing, and changes no prototype', (json) => {
  const kept = validate(JSON.parse(json));
  expect(kept).toEqual(NOTHING);
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('streak');
});

describe('whatever was found', () => {
  test('what comes out is sound', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const { difficulty, ...counts } = validate(found);
        expect(DIFFICULTIES).toContain(difficulty);
        expect(Object.keys(counts)).toEqual(['tasksCompleted', 'streak', 'bestStreak']);
        for (const count of Object.values(counts)) {
          expect(Number.isSafeInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
        }
        expect(counts.bestStreak).toBeGreaterThanOrEqual(counts.streak);
        expect(counts.tasksCompleted).toBeGreaterThanOrEqual(counts.bestStreak);
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
    const counts = fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999));
    const sound = fc
      .tuple(fc.constantFrom(...DIFFICULTIES), counts)
      .map(([difficulty, [streak, more, andMore]]) => ({
        difficulty,
        tasksCompleted: streak + more + andMore,
        streak,
        bestStreak: streak + more,
      }));
    fc.assert(fc.property(sound, (kept) => expect(validate(kept)).toEqual(kept)));
  });
});

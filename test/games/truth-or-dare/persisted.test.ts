import fc from 'fast-check';
import { validate } from '../../../src/games/truth-or-dare/persisted';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = { difficulty: 'easy', tasksCompleted: 0, streak: 0, bestStreak: 0 };
const VALID = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

/** Objects with our fields, with any values. */
const almostValid = fc.record(
  {
    difficulty: fc.oneof(fc.constantFrom<unknown>(...DIFFICULTIES), anything),
    tasksCompleted: fc.oneof(fc.integer(), anything),
    streak: fc.oneof(fc.integer(), fc.double(), anything),
    bestStreak: fc.oneof(fc.integer(), fc.double(), anything),
    phase: anything,
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

/** The lowest counts that are consistent: streak <= best streak <= completed tasks. */
const minimumOf: Record<string, number> = {
  streak: 0,
  bestStreak: VALID.streak,
  tasksCompleted: VALID.bestStreak,
};

describe.each(Object.entries(minimumOf))('%s', (field, minimum) => {
  test.each(fewNotCounts)('of %s becomes the minimum for the other counts', (_what, stored) => {
    expect(validate({ ...VALID, [field]: stored })).toEqual({ ...VALID, [field]: minimum });
  });

  test('that is missing becomes the minimum; the rest is unchanged', () => {
    const { [field as 'streak']: _missing, ...rest } = VALID;
    expect(validate(rest)).toEqual({ ...VALID, [field]: minimum });
  });
});

describe('the difficulty', () => {
  test.each(DIFFICULTIES)('%s is unchanged', (difficulty) => {
    expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty });
  });

  test.each([undefined, null, 2, '', 'Hard', '__proto__', 'toString', ['hard']])(
    '%p becomes easy; the scores are unchanged',
    (difficulty) => {
      expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty: 'easy' });
    },
  );
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
    const validated = validate({ ...VALID, streak, bestStreak, tasksCompleted });
    expect([validated.bestStreak, validated.tasksCompleted]).toEqual([best, tasks]);
  },
);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'spinning', round: 9, countdown: 12, bags: { easy: { Truth: [], Dare: [3] } } },
  polluting: [
    '{"__proto__": {"streak": 7, "difficulty": "hard"}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"streak": {"__proto__": 7}, "difficulty": {"__proto__": "hard"}}',
  ],
  anyStored,
});

describe('for any stored value', () => {
  test('the result is valid', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const { difficulty, ...counts } = validate(stored);
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

  test('valid scores are unchanged', () => {
    const counts = fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999));
    const validScores = fc
      .tuple(fc.constantFrom(...DIFFICULTIES), counts)
      .map(([difficulty, [streak, more, andMore]]) => ({
        difficulty,
        tasksCompleted: streak + more + andMore,
        streak,
        bestStreak: streak + more,
      }));
    fc.assert(
      fc.property(validScores, (validated) => expect(validate(validated)).toEqual(validated)),
    );
  });
});

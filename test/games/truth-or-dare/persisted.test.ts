import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/truth-or-dare/persisted';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import { scoresRestored } from '../../../src/games/truth-or-dare/slice';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { expectValidState } from '../../support/validState';
import { testValidation } from '../shared/validationTests';

const VALID = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  expect(validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(validate({ ...VALID, bestStreak: count })).toEqual({ ...VALID, bestStreak: VALID.streak });
  const { bestStreak } = VALID;
  expect(validate({ ...VALID, tasksCompleted: count })).toEqual({
    ...VALID,
    tasksCompleted: bestStreak,
  });
});

test.each(DIFFICULTIES)('the difficulty %s is unchanged, and so are valid scores', (difficulty) => {
  expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty });
});

test.each([undefined, null, 2, '', 'Hard', '__proto__', 'toString', ['hard']])(
  'the difficulty %p becomes easy; the scores are unchanged',
  (difficulty) => {
    expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty: 'easy' });
  },
);

test.each([
  [3, 0, 0, 3, 3],
  [3, 7, 7, 7, 7],
  [3, 7, 6, 7, 7],
  [7, 3, 5, 7, 7],
  [3, -7, 12, 3, 12],
  [-3, 7, -12, 7, 7],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d tasks: the best is %d, of %d tasks',
  (streak, bestStreak, tasksCompleted, best, tasks) => {
    const validated = validate({ ...VALID, streak, bestStreak, tasksCompleted });
    expect([validated.bestStreak, validated.tasksCompleted]).toEqual([best, tasks]);
  },
);

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
/** Objects with our fields, with any values. */
const almostValid = fc.record(
  {
    difficulty: fc.oneof(fc.constantFrom<unknown>(...DIFFICULTIES), anything),
    tasksCompleted: anyCount,
    streak: anyCount,
    bestStreak: anyCount,
    phase: anything,
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: { difficulty: 'easy', tasksCompleted: 0, streak: 0, bestStreak: 0 },
  valid: VALID,
  unknown: { phase: 'spinning', round: 9, countdown: 12, bags: { easy: { Truth: [], Dare: [3] } } },
  polluting: [
    '{"__proto__": {"streak": 7, "difficulty": "hard"}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"streak": {"__proto__": 7}, "difficulty": {"__proto__": "hard"}}',
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

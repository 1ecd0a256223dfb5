import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { validate } from '../../../src/games/truth-or-dare/persisted';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import type { Persisted } from '../../../src/games/truth-or-dare/slice';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { reducer } from '../../support/store';
import { taken } from '../../support/taken';
import { invalidSlices } from '../../support/validState';
import { testValidation } from '../shared/validationTests';

const VALID = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  expect(validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(validate({ ...VALID, bestStreak: count })).toEqual({ ...VALID, bestStreak: VALID.streak });
  const least = { ...VALID, tasksCompleted: VALID.bestStreak };
  expect(validate({ ...VALID, tasksCompleted: count })).toEqual(least);
});

test.each(DIFFICULTIES)('the difficulty %s is unchanged, and so are valid scores', (difficulty) => {
  expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty });
});

test('another difficulty becomes easy; the scores are unchanged', () => {
  for (const difficulty of [undefined, 2, 'Hard', ['hard']])
    expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty: 'easy' });
});

test.each([
  [3, 7, 7, 7, 7],
  [3, 7, 6, 7, 7],
  [7, 3, 5, 7, 7],
  [-3, 7, 12, 7, 12],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d tasks: the best is %d, of %d tasks',
  (streak, bestStreak, tasksCompleted, best, tasks) => {
    const validated = validate({ ...VALID, streak, bestStreak, tasksCompleted });
    expect([validated.bestStreak, validated.tasksCompleted]).toEqual([best, tasks]);
  },
);

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
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

testValidation({
  validate,
  initial: { difficulty: 'easy', tasksCompleted: 0, streak: 0, bestStreak: 0 },
  valid: VALID,
  unknown: { phase: 'spinning', round: 9, countdown: 12, bags: { easy: { Truth: [], Dare: [3] } } },
  anyStored: fc.oneof(almostValid, anything),
  isValid: (scores: Persisted) =>
    isDeepStrictEqual(invalidSlices(reducer(undefined, taken('truthOrDare')(scores))), {}),
});

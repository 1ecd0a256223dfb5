import fc from 'fast-check';
import { validate } from '../../../src/games/guess-the-teacher/persisted';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

/** All scores that a class can end with. */
const SCORES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

test.each(SCORES)('a best score of %i is unchanged', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

const impossible = [55, 51, 100, 1000, 49, 7, 1, -5, 12.5].map((score) => [score, score] as const);

test.each([...fewNotCounts, ...impossible])('a best score of %s becomes 0', (_what, bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore: 0 });
});

const anyScore = fc.oneof(fc.integer({ min: -10, max: 60 }), fc.double(), anything);
const almostValid = fc.record(
  { bestScore: anyScore, score: anything, phase: anything },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: { bestScore: 0 },
  valid: { bestScore: 35 },
  unknown: { phase: 'ended', score: 50, round: 5 },
  polluting: [
    '{"__proto__": {"bestScore": 50}}',
    '{"constructor": {"prototype": {"bestScore": 50}}}',
    '{"bestScore": {"__proto__": 50}}',
  ],
  anyStored,
});

test('the result for any stored value is a score that a class can end with', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const { bestScore, ...rest } = validate(stored);
      expect(SCORES).toContain(bestScore);
      expect(rest).toEqual({});
    }),
  );
});

import fc from 'fast-check';
import { validate } from '../../../src/games/guess-the-teacher/persisted';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';

/** All scores that a class can end with. */
const SCORES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

test.each(SCORES)('a best score of %i is unchanged', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each(fewNotObjects)('%s gives initial scores', (_what, stored) => {
  expect(validate(stored)).toEqual({ bestScore: 0 });
});

const impossible = [55, 51, 100, 1000, 49, 7, 1, -5, 12.5].map((score) => [score, score] as const);

test.each([...fewNotCounts, ...impossible])('a best score of %s becomes 0', (_what, bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore: 0 });
});

test('unknown fields are dropped', () => {
  const stored = { bestScore: 35, phase: 'ended', score: 50, round: 5, admin: true };
  expect(validate(stored)).toEqual({ bestScore: 35 });
});

test.each([
  '{"__proto__": {"bestScore": 50}}',
  '{"constructor": {"prototype": {"bestScore": 50}}}',
  '{"bestScore": {"__proto__": 50}}',
])('%s gives initial scores, and pollutes no prototype', (json) => {
  const validated = validate(JSON.parse(json));
  expect(validated).toEqual({ bestScore: 0 });
  expect(Object.getPrototypeOf(validated)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('bestScore');
});

describe('for any stored value', () => {
  const anyScore = fc.oneof(fc.integer({ min: -10, max: 60 }), fc.double(), anything);
  const almostValid = fc.record(
    { bestScore: anyScore, score: anything, phase: anything },
    { requiredKeys: [] },
  );
  const anyStored = fc.oneof(almostValid, anything);

  test('the result is a score that a class can end with', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const { bestScore, ...rest } = validate(stored);
        expect(SCORES).toContain(bestScore);
        expect(rest).toEqual({});
      }),
    );
  });

  test('the result is unchanged by a second call, also after serialization', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        expect(validate(validated)).toEqual(validated);
        expect(validate(JSON.parse(JSON.stringify(validated)))).toEqual(validated);
      }),
    );
  });
});

import fc from 'fast-check';
import { validate } from '../../../src/games/guess-the-teacher/persisted';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';

/** What the guesses of a class can add up to. */
const SCORES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

test.each(SCORES)('a best score of %i comes out as it went in', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each(fewNotObjects)('of %s nothing is left but a new visitor', (_what, found) => {
  expect(validate(found)).toEqual({ bestScore: 0 });
});

test.each(fewNotCounts)('a best score is 0 where %s was found', (_what, bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore: 0 });
});

test.each([55, 51, 100, 1000, 49, 7, 1, -5, 12.5])(
  'a best score of %d is 0: no class scores that',
  (bestScore) => {
    expect(validate({ bestScore })).toEqual({ bestScore: 0 });
  },
);

test('what is not kept is not taken in either', () => {
  const found = { bestScore: 35, phase: 'ended', score: 50, round: 5, admin: true };
  expect(validate(found)).toEqual({ bestScore: 35 });
});

test.each([
  '{"__proto__": {"bestScore": 50}}',
  '{"constructor": {"prototype": {"bestScore": 50}}}',
  '{"bestScore": {"__proto__": 50}}',
])('%s is nothing, and changes no prototype', (json) => {
  const kept = validate(JSON.parse(json));
  expect(kept).toEqual({ bestScore: 0 });
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('bestScore');
});

describe('whatever was found', () => {
  const anyScore = fc.oneof(fc.integer({ min: -10, max: 60 }), fc.double(), anything);
  const almost = fc.record(
    { bestScore: anyScore, score: anything, phase: anything },
    { requiredKeys: [] },
  );
  const anyFound = fc.oneof(almost, anything);

  test('what comes out is a score that a class can end with', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const { bestScore, ...rest } = validate(found);
        expect(SCORES).toContain(bestScore);
        expect(rest).toEqual({});
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
});

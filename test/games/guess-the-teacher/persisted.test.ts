import fc from 'fast-check';
import { validate } from '../../../src/games/guess-the-teacher/persisted';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

/** All scores that a class can end with. */
const SCORES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

test('only a best score that a class can end with is kept', () => {
  const bestOf = (bestScore: unknown) => validate({ bestScore }).bestScore;
  expect(SCORES.map(bestOf)).toEqual(SCORES);
  expect([55, 51, 49, 1, -5, 12.5, '45'].map(bestOf)).toEqual(Array(7).fill(0));
});

const anyScore = fc.oneof(fc.integer({ min: -10, max: 60 }), fc.double(), anything);

testValidation({
  validate,
  initial: { bestScore: 0 },
  valid: { bestScore: 35 },
  anyStored: fc.oneof(fc.record({ bestScore: anyScore }), anything),
  isValid: ({ bestScore }) => SCORES.includes(bestScore),
});

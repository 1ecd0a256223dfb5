import fc from 'fast-check';
import { validate } from '../../../src/games/quiz/persisted';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

test('only a best score from 0 to 5 is kept', () => {
  const stored = [0, 1, 2, 3, 4, 5, null, undefined, 6, -1, 80, 3.5, '4'];
  const kept = stored.map((bestScore) => validate({ bestScore }).bestScore);
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, null, null, null, null, null, null, null]);
});

const anyScore = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything);

testValidation({
  validate,
  initial: { bestScore: null },
  valid: { bestScore: 4 },
  anyStored: fc.oneof(fc.record({ bestScore: anyScore }), anything),
  isValid: ({ bestScore }) => [null, 0, 1, 2, 3, 4, 5].includes(bestScore),
});

import fc from 'fast-check';
import { validate } from '../../../src/games/quiz/persisted';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

test.each([0, 1, 2, 3, 4, 5])('a best score of %i is unchanged', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each([null, undefined, 6, -1, 80, 3.5, '4'])(
  'a best score of %p becomes null',
  (bestScore) => {
    expect(validate({ bestScore })).toEqual({ bestScore: null });
  },
);

const anyScore = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything);

testValidation({
  validate,
  initial: { bestScore: null },
  valid: { bestScore: 4 },
  anyStored: fc.oneof(fc.record({ bestScore: anyScore }), anything),
  isValid: ({ bestScore }) => [null, 0, 1, 2, 3, 4, 5].includes(bestScore),
});

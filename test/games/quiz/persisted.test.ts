import fc from 'fast-check';
import { validate } from '../../../src/games/quiz/persisted';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = { bestScore: null };

test.each([0, 1, 2, 3, 4, 5])('a best score of %i is unchanged', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each([
  ...fewNotCounts,
  ['null', null],
  ['nothing', undefined],
  ['one more than there are questions', 6],
  ['a percentage', 80],
  ['half a mark', 3.5],
])('a best score of %s becomes null', (_what, bestScore) => {
  expect(validate({ bestScore })).toEqual(INITIAL);
});

const almostValid = fc.record({
  bestScore: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything),
  phase: anything,
});
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: INITIAL,
  valid: { bestScore: 4 },
  unknown: { phase: 'reportCard', name: 'Bittu', answers: [1], score: 5 },
  polluting: [
    '{"__proto__": {"bestScore": 4}}',
    '{"constructor": {"prototype": {"bestScore": 4}}}',
    '{"bestScore": {"__proto__": 4}}',
  ],
  anyStored,
});

test('the result for any stored value is a valid score, or none', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const validated = validate(stored);
      expect(Object.keys(validated)).toEqual(['bestScore']);
      expect([null, 0, 1, 2, 3, 4, 5]).toContain(validated.bestScore);
    }),
  );
});

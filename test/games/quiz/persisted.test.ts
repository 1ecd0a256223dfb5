import fc from 'fast-check';
import { validate } from '../../../src/games/quiz/persisted';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';

const INITIAL = { bestScore: null };

test.each([0, 1, 2, 3, 4, 5])('a best score of %i is unchanged', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each(fewNotObjects)('%s gives initial scores', (_what, stored) => {
  expect(validate(stored)).toEqual(INITIAL);
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

test('unknown fields are dropped', () => {
  const stored = { bestScore: 4, phase: 'reportCard', name: 'Bittu', answers: [1], score: 5 };
  expect(validate(stored)).toEqual({ bestScore: 4 });
});

test.each([
  '{"__proto__": {"bestScore": 4}}',
  '{"constructor": {"prototype": {"bestScore": 4}}}',
  '{"bestScore": {"__proto__": 4}}',
])('%s gives initial scores, and pollutes no prototype', (json) => {
  const validated = validate(JSON.parse(json));
  expect(validated).toEqual(INITIAL);
  expect(Object.getPrototypeOf(validated)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('bestScore');
});

test('the result for any stored value is valid, and unchanged by serialization', () => {
  const almostValid = fc.record({
    bestScore: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything),
    phase: anything,
  });
  fc.assert(
    fc.property(fc.oneof(almostValid, anything), (stored) => {
      const validated = validate(stored);
      expect(Object.keys(validated)).toEqual(['bestScore']);
      expect([null, 0, 1, 2, 3, 4, 5]).toContain(validated.bestScore);
      expect(validate(JSON.parse(JSON.stringify(validated)))).toEqual(validated);
    }),
  );
});

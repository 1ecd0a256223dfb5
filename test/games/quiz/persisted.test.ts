import fc from 'fast-check';
import { validate } from '../../../src/games/quiz/persisted';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';

const NOTHING = { bestScore: null };

test.each([0, 1, 2, 3, 4, 5])('a best result of %i stays', (bestScore) => {
  expect(validate({ bestScore })).toEqual({ bestScore });
});

test.each(fewNotObjects)('of %s nothing is left but a new visitor', (_what, found) => {
  expect(validate(found)).toEqual(NOTHING);
});

test.each([
  ...fewNotCounts,
  ['null', null],
  ['nothing', undefined],
  ['one more than there are questions', 6],
  ['a percentage', 80],
  ['half a mark', 3.5],
])('a best result of %s is none', (_what, bestScore) => {
  expect(validate({ bestScore })).toEqual(NOTHING);
});

test('what is not kept is not taken in either', () => {
  const found = { bestScore: 4, phase: 'reportCard', name: 'Bittu', answers: [1], score: 5 };
  expect(validate(found)).toEqual({ bestScore: 4 });
});

test.each([
  '{"__proto__": {"bestScore": 4}}',
  '{"constructor": {"prototype": {"bestScore": 4}}}',
  '{"bestScore": {"__proto__": 4}}',
])('%s is nothing, and changes no prototype', (json) => {
  const kept = validate(JSON.parse(json));
  expect(kept).toEqual(NOTHING);
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('bestScore');
});

test('whatever was found, what comes out is sound, and stays so on its way through storage', () => {
  const almost = fc.record({
    bestScore: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything),
    phase: anything,
  });
  fc.assert(
    fc.property(fc.oneof(almost, anything), (found) => {
      const kept = validate(found);
      expect(Object.keys(kept)).toEqual(['bestScore']);
      expect([null, 0, 1, 2, 3, 4, 5]).toContain(kept.bestScore);
      expect(validate(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }),
  );
});

import fc from 'fast-check';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../../../src/games/shared/validate';
import { anything, notACount, notAnObject } from '../../support/hostileValues';

const anyValue = fc.oneof(fc.integer(), fc.integer({ min: -60, max: 60 }), fc.double(), anything);

test.each(notACount)('%s is no count, nor a whole number below any limit', (_what, value) => {
  expect(countOrZero(value)).toBe(0);
  // -0 becomes 0.
  const whole = Object.is(value, -0) ? 0 : undefined;
  expect(integerUpTo(Number.POSITIVE_INFINITY, value)).toBe(whole);
});

test.each([0, 1, 999_999_999])('the count of %i is unchanged', (value) => {
  expect(countOrZero(value)).toBe(value);
});

test.each([
  [5, 0, 0],
  [5, -0, 0],
  [5, 5, 5],
  [5, 6, undefined],
  [0, 0, 0],
  [0, 1, undefined],
])('up to %i: %p becomes %p', (max, value, expected) => {
  expect(integerUpTo(max, value)).toBe(expected);
});

test('any value becomes a whole number in range, or none', () => {
  fc.assert(
    fc.property(fc.nat(50), anyValue, (max, value) => {
      const isInRange =
        Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
      expect(integerUpTo(max, value)).toBe(isInRange ? Math.abs(value as number) : undefined);
      const count = countOrZero(value);
      expect([0, value]).toContainEqual(count);
      expect(countOrZero(count)).toBe(count);
    }),
  );
});

const IDS = ['easy', 'hard'] as const;

test('only an id itself is known', () => {
  expect(IDS.map((id) => oneOf(IDS, id))).toEqual(IDS);
  const unknown = ['mad', 'Easy', '', '0', 'length', '__proto__', 0, null, true, ['easy']];
  for (const value of unknown) expect(oneOf(IDS, value)).toBeUndefined();
});

test('the fields of an object are its own, in a copy', () => {
  const value = { streak: 7, tally: { ties: 1 } };
  expect(fieldsOf(value)).toEqual(value);
  expect(fieldsOf(value)).not.toBe(value);
  expect(fieldsOf(Object.assign(Object.create(null), { streak: 7 }))).toEqual({ streak: 7 });
  expect(fieldsOf(Object.create({ streak: 7 }))).toEqual({});
  expect(fieldsOf('streak')).toEqual({});
});

test.each([
  ...notAnObject,
  ...[
    '{"__proto__": {"streak": 7}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"prototype": {"streak": 7}}',
  ].map((json): [string, unknown] => [json, JSON.parse(json)]),
])('there is no streak in %s, and no prototype is polluted', (_what, value) => {
  expect(fieldsOf(value).streak).toBeUndefined();
  expect({}).not.toHaveProperty('streak');
});

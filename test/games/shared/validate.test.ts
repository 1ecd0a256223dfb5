import fc from 'fast-check';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../../../src/games/shared/validate';
import { anything, notACount, notAnObject } from '../../support/hostileValues';

describe('a count', () => {
  test.each(notACount)('of %s is 0', (_what, value) => {
    expect(countOrZero(value)).toBe(0);
  });

  test.each([0, 1, 7, 42, 1_000_000, 999_999_999])('of %i is unchanged', (value) => {
    expect(countOrZero(value)).toBe(value);
  });

  test('of any value is a whole number from 0 up, and unchanged by a second call', () => {
    const anyNumber = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double());
    fc.assert(
      fc.property(fc.oneof(anyNumber, anything), (value) => {
        const count = countOrZero(value);
        expect(Number.isInteger(count)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThan(1_000_000_000);
        expect(countOrZero(count)).toBe(count);
      }),
    );
  });
});

describe('a whole number up to a limit', () => {
  test.each([
    [5, 0, 0],
    [5, -0, 0],
    [5, 1, 1],
    [5, 4, 4],
    [5, 5, 5],
    [5, 6, undefined],
    [5, 7, undefined],
    [50, 50, 50],
    [50, 51, undefined],
    [0, 0, 0],
    [0, 1, undefined],
  ])('of %i: %p becomes %p', (max, value, expected) => {
    expect(integerUpTo(max, value)).toBe(expected);
  });

  // -0 becomes 0: see above.
  test.each(notACount.filter(([what]) => what !== '-0'))(
    '%s is undefined, however high the limit',
    (_what, value) => {
      expect(integerUpTo(Number.POSITIVE_INFINITY, value)).toBeUndefined();
    },
  );

  test('of any value is in range or undefined, and unchanged by a second call', () => {
    const anyNumber = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.double());
    fc.assert(
      fc.property(fc.nat(50), fc.oneof(anyNumber, anything), (max, value) => {
        const number = integerUpTo(max, value);
        const isInRange =
          Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
        expect(number).toBe(isInRange ? Math.abs(value as number) : undefined);
        expect(integerUpTo(max, number)).toBe(number);
      }),
    );
  });
});

describe('a list of known ids', () => {
  const IDS = ['easy', 'hard'] as const;

  test.each(IDS)('includes %s', (id) => {
    expect(oneOf(IDS, id)).toBe(id);
  });

  test.each([
    'mad',
    'Easy',
    ' easy',
    'easy\0',
    '',
    '0',
    'length',
    'constructor',
    '__proto__',
    'toString',
    0,
    1,
    null,
    undefined,
    true,
    ['easy'],
    { toString: () => 'easy' },
  ])('does not include %p', (value) => {
    expect(oneOf(IDS, value)).toBeUndefined();
  });

  test('gives one of its ids or undefined for any value', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect([...IDS, undefined]).toContain(oneOf(IDS, value));
      }),
    );
  });
});

describe('fieldsOf', () => {
  test('returns the own fields of an object, none of a string', () => {
    expect(fieldsOf({ streak: 7, tally: { ties: 1 } })).toEqual({ streak: 7, tally: { ties: 1 } });
    expect(fieldsOf(Object.create({ streak: 7 }))).toEqual({});
    expect(fieldsOf('streak')).toEqual({});
    expect(fieldsOf(Object.assign(Object.create(null), { streak: 7 }))).toEqual({ streak: 7 });
  });

  test.each(notAnObject)('finds no streak in %s', (_what, value) => {
    expect(fieldsOf(value).streak).toBeUndefined();
  });

  test('returns a copy', () => {
    const value = { streak: 7 };
    fieldsOf(value).streak = 8;
    expect(value).toEqual({ streak: 7 });
  });

  test.each([
    '{"__proto__": {"streak": 7}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"prototype": {"streak": 7}}',
  ])('ignores inherited fields in %s, and pollutes no prototype', (json) => {
    expect(fieldsOf(JSON.parse(json)).streak).toBeUndefined();
    expect({}).not.toHaveProperty('streak');
  });
});

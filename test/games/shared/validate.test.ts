import fc from 'fast-check';
import { counter, fieldsOf, oneOf, upTo } from '../../../src/games/shared/validate';
import { anything, notACount, notAnObject } from '../../support/hostileValues';

describe('a count', () => {
  test.each(notACount)('%s is none: it is 0', (_what, found) => {
    expect(counter(found)).toBe(0);
  });

  test.each([0, 1, 7, 42, 1_000_000, 999_999_999])('%i stays', (found) => {
    expect(counter(found)).toBe(found);
  });

  test('is a whole number from 0 up, whatever was found, and stays one', () => {
    const anyNumber = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double());
    fc.assert(
      fc.property(fc.oneof(anyNumber, anything), (found) => {
        const count = counter(found);
        expect(Number.isInteger(count)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThan(1_000_000_000);
        expect(counter(count)).toBe(count);
      }),
    );
  });
});

describe('a whole number up to a limit', () => {
  test.each([
    [5, 0],
    [5, 1],
    [5, 4],
    [5, 5],
    [50, 50],
    [0, 0],
  ])('of %i: %i stays', (most, found) => {
    expect(upTo(most, found)).toBe(found);
  });

  test.each([
    [5, 6],
    [5, 7],
    [50, 51],
    [0, 1],
  ])('of %i: %i is none', (most, found) => {
    expect(upTo(most, found)).toBeUndefined();
  });

  // Nobody needs to tell the two zeros apart.
  test.each(notACount.filter(([what]) => what !== '-0'))(
    '%s is none, however high the limit',
    (_what, found) => {
      expect(upTo(Number.POSITIVE_INFINITY, found)).toBeUndefined();
    },
  );

  test('is 0 where minus zero was found', () => {
    expect(upTo(5, -0)).toBe(0);
  });

  test('is one of those numbers or nothing, whatever was found, and stays one', () => {
    const anyNumber = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.double());
    fc.assert(
      fc.property(fc.nat(50), fc.oneof(anyNumber, anything), (most, found) => {
        const number = upTo(most, found);
        const isOne =
          Number.isInteger(found) && (found as number) >= 0 && (found as number) <= most;
        expect(number).toBe(isOne ? Math.abs(found as number) : undefined);
        expect(upTo(most, number)).toBe(number);
      }),
    );
  });
});

describe('one of the known ids', () => {
  const IDS = ['easy', 'hard'] as const;

  test.each(IDS)('%s is one', (id) => {
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
  ])('%p is none', (found) => {
    expect(oneOf(IDS, found)).toBeUndefined();
  });

  test('is that very id or nothing, whatever was found', () => {
    fc.assert(
      fc.property(anything, (found) => {
        expect([...IDS, undefined]).toContain(oneOf(IDS, found));
      }),
    );
  });
});

describe('the fields', () => {
  test('of an object are its own', () => {
    expect(fieldsOf({ streak: 7, tally: { ties: 1 } })).toEqual({ streak: 7, tally: { ties: 1 } });
    expect(fieldsOf(Object.create({ streak: 7 }))).toEqual({});
    expect(fieldsOf('streak')).toEqual({});
    expect(fieldsOf(Object.assign(Object.create(null), { streak: 7 }))).toEqual({ streak: 7 });
  });

  test.each(notAnObject)('of %s never have a streak', (_what, found) => {
    expect(fieldsOf(found).streak).toBeUndefined();
  });

  test('are a copy: what was found is not what is kept', () => {
    const found = { streak: 7 };
    fieldsOf(found).streak = 8;
    expect(found).toEqual({ streak: 7 });
  });

  test.each([
    '{"__proto__": {"streak": 7}}',
    '{"constructor": {"prototype": {"streak": 7}}}',
    '{"prototype": {"streak": 7}}',
  ])('of %s come from no prototype, and change none', (json) => {
    expect(fieldsOf(JSON.parse(json)).streak).toBeUndefined();
    expect({}).not.toHaveProperty('streak');
  });
});

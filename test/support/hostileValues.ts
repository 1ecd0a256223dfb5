import fc from 'fast-check';

/** Any value at all, including some that storage cannot contain. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
});

/**
 * Any character at all, as a unit of `fc.string`. fast-check's own unit `binary`, which its links have too,
 * takes a second to make.
 */
export const anyCharacter = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Values that are not an object with our fields. */
export const notAnObject: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['NaN', Number.NaN],
  ['an empty string', ''],
  ['a string', 'streak'],
  ['a symbol', Symbol('streak')],
  ['a bigint', 7n],
  ['a function', () => ({ streak: 7 })],
  ['an empty list', []],
  ['a list of numbers', [7, 7, 7]],
  ['a list with an object', [{ streak: 7 }]],
  ['an empty object', {}],
  ['a date', new Date(0)],
  ['a map', new Map([['streak', 7]])],
];

/** Values that are not a count that can be reached by playing. */
export const notACount: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ["'7'", '7'],
  ["'7x'", '7x'],
  ["''", ''],
  ['[7]', [7]],
  ['{}', {}],
  ['an object with the `valueOf` 7', { valueOf: () => 7 }],
  ['7n', 7n],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-3', -3],
  ['-0', -0],
  ['0.5', 0.5],
  ['1e300', 1e300],
  ['the greatest safe integer', Number.MAX_SAFE_INTEGER],
  ['a billion', 1_000_000_000],
];

// The functions that validate are tested with all values of this module, their callers only with these.
export const fewNotObjects = notAnObject.filter(([what]) =>
  ['null', 'a string', 'a list of numbers'].includes(what),
);
export const fewNotCounts = notACount.filter(([what]) => ["'7x'", 'NaN', '-3'].includes(what));

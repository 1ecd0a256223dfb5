import { unsupportedIn } from '../../src/build/unsupportedScript';

test.each([
  [
    'a class field, and what looks like young code',
    'class A { b = "#c"; static d = at(1) / this.at }',
  ],
  ['named groups and letters of Unicode', String.raw`/(?<a>\p{Letter})(?=b)(?!c)/u`],
  ['operators of 2020 and 2021', 'a ??= b?.c ?? 1_000n'],
])('%s is supported', (_what, code) => {
  expect(unsupportedIn(code)).toEqual([]);
});

test.each([
  ['a private field', 'class A { #b }', '#b'],
  ['a question for it', 'class A { #b; c(d) { return #b in d } }', '#b', '#b'],
  ['a static block', 'class A { static { b() } }', 'static'],
  ['a look behind', 'a.match(/(?<=b)c/)', '/(?<=b)c/'],
  ['a look behind for what is not there', 'a.match(/(?<!b)c/u)', '/(?<!b)c/u'],
  ['indices of matches', '/a/d', '/a/d'],
  ['methods', 'a.at(-1); b?.toSorted().findLast(c)', '.at(', '.toSorted(', '.findLast('],
  ['functions', 'structuredClone(AbortSignal.any([]))', 'structuredClone', 'AbortSignal.any'],
])('%s is reported', (_what, code, ...reported) => {
  expect(unsupportedIn(code)).toEqual(reported);
});

test.each(['/[a--b]/v', 'using a = b'])(
  'a script that is younger still does not build: %s',
  (code) => {
    expect(() => unsupportedIn(code)).toThrow(SyntaxError);
  },
);

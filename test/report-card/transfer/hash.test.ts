import { codeIn, hashOf } from '../../../src/report-card/transfer/hash';

test('the hash of a code', () => {
  expect(hashOf('1.abc')).toBe('#t=1.abc');
  expect(codeIn(hashOf('1.abc'))).toBe('1.abc');
});

test.each([
  ['#t=1.abc', '1.abc'],
  ['#t%3D1.abc', '1.abc'],
  ['#t%3d1.abc', '1.abc'],
  ['#t=', ''],
  ['#t=kabaddi', 'kabaddi'],
  ['#t=1.abc&fbclid=7', '1.abc&fbclid=7'],
  ['#t', undefined],
  ['#tt=1.abc', undefined],
  ['#r=1.abc', undefined],
  ['#naye-phone-par', undefined],
  ['x#t=1.abc', undefined],
  ['', undefined],
])('in the hash "%s" the code is %j', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});

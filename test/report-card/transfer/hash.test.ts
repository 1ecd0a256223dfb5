import { codeIn, hashOf } from '../../../src/report-card/transfer/hash';

test.each([
  [hashOf('1.abc'), '1.abc'],
  ['#t%3D1.abc', '1.abc'],
  ['#t%3d1.abc', '1.abc'],
  ['#t%253D1.abc', '%253D1.abc'],
  ['#t=', ''],
  ['#t=1.abc&fbclid=7', '1.abc&fbclid=7'],
  ['#t', undefined],
  ['#tt=1.abc', undefined],
  ['x#t=1.abc', undefined],
  ['', undefined],
])('in the hash "%s" the code is %j', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});

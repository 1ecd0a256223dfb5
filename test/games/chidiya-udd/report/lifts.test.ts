import fc from 'fast-check';
import { validate } from '../../../../src/games/chidiya-udd/persisted';
import { moreLifts, packLifts, unpackLifts } from '../../../../src/games/chidiya-udd/report/lifts';

const NONE = { lifts: 0, liftMs: 0 };

/** As `validate` lets them be: below a billion, and none of them too long. */
const anyLifts = fc
  .record({
    lifts: fc.oneof(fc.nat(5), fc.nat(999_999_999)),
    average: fc.oneof(fc.constantFrom(0, 1, 1800), fc.nat(1800)),
  })
  .map(({ lifts, average }) => validate({ lifts, liftMs: lifts * average }))
  .map(({ lifts, liftMs }) => ({ lifts, liftMs }));
const anyPacked = anyLifts.map(packLifts);

/* Codes live for ever. */
test.each([
  [NONE, ''],
  [{ lifts: 2, liftMs: 901 }, '2-901'],
  [{ lifts: 1, liftMs: 0 }, '1-0'],
  [{ lifts: 120, liftMs: 61_234 }, '120-61234'],
  [{ lifts: 999_999_999, liftMs: 999_999_999 }, '999999999-999999999'],
])('the lifts %j are never written otherwise than as "%s"', (lifts, packed) => {
  expect(packLifts(lifts)).toBe(packed);
  expect(unpackLifts(packed)).toEqual(lifts);
});

test('lifts come back', () => {
  fc.assert(fc.property(anyLifts, (lifts) => expect(unpackLifts(packLifts(lifts))).toEqual(lifts)));
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 2],
  ['a list', ['2-901']],
  ['an object that becomes lifts as a string', { toString: () => '2-901' }],
  ['lifts without their time', '2'],
  ['lifts with a dash alone', '2-'],
  ['a time without lifts', '-901'],
  ['no lift', '0-901'],
  ['a count that begins with 0', '02-901'],
  ['a count of ten digits', '1000000000-901'],
  ['a time of ten digits', '2-1000000000'],
  ['a part of a lift', '2.5-901'],
  ['three numbers', '2-901-3'],
  ['something before', ' 2-901'],
  ['something behind', '2-901 '],
  ['two lines', '2-901\n'],
  ['digits of another script', '२-९०१'],
])('there are no lifts in %s', (_what, packed) => {
  expect(unpackLifts(packed)).toEqual(NONE);
});

describe('of two phones', () => {
  test.each([
    ['the one with more lifts', '121-99000', '120-61234', '121-99000'],
    ['the one with more lifts, by number and not by digits', '10-5000', '9-4000', '10-5000'],
    ['of as many the one that was faster', '120-61234', '120-61235', '120-61234'],
    ['of as many the faster, by number and not by digits', '120-9999', '120-61234', '120-9999'],
    ['the one with lifts', '1-1800', '', '1-1800'],
    ['of the same the same', '120-61234', '120-61234', '120-61234'],
    ['of none none', '', '', ''],
  ])('%s is taken, whichever is here', (_what, one, other, taken) => {
    expect(moreLifts(one, other)).toBe(taken);
    expect(moreLifts(other, one)).toBe(taken);
  });
});

test.each([
  ['2-901', '2-0901'],
  ['2-0901', '2-901'],
  ['', 'nothing'],
])('where neither is better, "%s" stays, and "%s" does not come', (here, coming) => {
  expect(moreLifts(here, coming)).toBe(here);
});

test('a merge is the same twice, the other way round, and in any order', () => {
  fc.assert(
    fc.property(anyPacked, anyPacked, anyPacked, (a, b, c) => {
      expect(moreLifts(a, a)).toBe(a);
      expect(moreLifts(moreLifts(a, b), b)).toBe(moreLifts(a, b));
      expect(moreLifts(a, b)).toBe(moreLifts(b, a));
      expect(moreLifts(moreLifts(a, b), c)).toBe(moreLifts(a, moreLifts(b, c)));
    }),
  );
});

test('a merge takes one of both, with no fewer lifts than the other', () => {
  fc.assert(
    fc.property(anyPacked, anyPacked, (a, b) => {
      const merged = moreLifts(a, b);
      expect([a, b]).toContain(merged);
      const counts = [a, b].map((packed) => unpackLifts(packed).lifts);
      expect(unpackLifts(merged).lifts).toBe(Math.max(...counts));
    }),
  );
});

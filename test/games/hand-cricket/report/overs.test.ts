import fc from 'fast-check';
import { ballsOf } from '../../../../src/games/hand-cricket/ballsOf';
import {
  mergeOvers,
  packOvers,
  unpackOvers,
} from '../../../../src/games/hand-cricket/report/overs';
import { runsOf, THROWS } from '../../../../src/games/hand-cricket/rules';
import { anyDay, overOf } from '../arbitraries';

const anyOvers: fc.Arbitrary<Record<string, string>> = fc
  .array(anyDay.chain((day) => fc.tuple(fc.constant(`${day}`), overOf(day))))
  .map(Object.fromEntries);

/* Codes live for ever. */
test.each<[Record<string, string>, string]>([
  [{}, ''],
  [{ 20782: '4122', 20783: '61' }, '20782SH1e'],
  [{ 20791: '345444', 20782: '661122334455' }, '20782jAHOVc9PbV'],
  [{ 1: '16', 999998: '11', 999999: '414141414141' }, '1F999997A1SSSSSS'],
])('the overs %j are never written otherwise than as "%s"', (overs, packed) => {
  expect(packOvers(overs)).toBe(packed);
  expect(unpackOvers(packed)).toEqual(overs);
});

test('every pair of hands has a letter of its own', () => {
  const pairs = THROWS.flatMap((mine) => THROWS.map((theirs) => `${mine}${theirs}`));
  const letters = pairs.map((pair) => packOvers({ 7: pair }));
  expect(letters.join('').replaceAll('7', '')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij');
  expect(letters.map((packed) => unpackOvers(packed)[7])).toEqual(pairs);
});

test.each([
  ['nothing', undefined],
  ['a number', 20_782],
  ['a list', ['20782SH']],
  ['a day without a ball', '20782'],
  ['a ball without a day', 'SH'],
  ['a gap of 0', '20782SH0e'],
  ['a gap that begins with 0', '020782SH'],
  ['a day of seven digits', '1000000SH'],
  ['the day after the last', '999999A1B'],
  ['a letter that stands for no ball', '20782Sk'],
  ['seven balls', '20782SSSSSSS'],
  ['something before', ' 20782SH'],
  ['something behind', '20782SH!'],
])('there are no overs in %s', (_what, packed) => {
  expect(unpackOvers(packed)).toEqual({});
});

test('overs come back, but a day that the game would not read again, by a wrong clock', () => {
  fc.assert(fc.property(anyOvers, (overs) => expect(unpackOvers(packOvers(overs))).toEqual(overs)));
  const overs = { '-365': '42', 0: '42', 1: '34', 20782: '4122', 999999: '61', 1000000: '42' };
  expect(unpackOvers(packOvers(overs))).toEqual({ 1: '34', 20782: '4122', 999999: '61' });
});

describe('a merge of overs', () => {
  test.each([
    ['the one with more runs, though it has fewer balls', '61', '123212', '61'],
    ['of as many runs the one with more balls', '1331', '41', '1331'],
    ['of runs the own ones, not those of the computer', '5122', '1622', '5122'],
    ['of all that alike the one with the greater digits', '4133', '4122', '4133'],
  ])('takes of one day %s, whichever phone it comes from', (_what, one, other, taken) => {
    const [first, second] = [packOvers({ 20782: one }), packOvers({ 20782: other })];
    expect(unpackOvers(mergeOvers(first, second))).toEqual({ 20782: taken });
    expect(unpackOvers(mergeOvers(second, first))).toEqual({ 20782: taken });
  });

  test('has the days of both, loses no run, and is the same twice, and in any order', () => {
    const runs = (digits = '') => runsOf(ballsOf(digits), 'you');
    fc.assert(
      fc.property(anyOvers, anyOvers, anyOvers, (here, coming, third) => {
        const [a, b, c] = [packOvers(here), packOvers(coming), packOvers(third)];
        const merged = unpackOvers(mergeOvers(a, b));
        expect(Object.keys(merged).sort()).toEqual(Object.keys({ ...here, ...coming }).sort());
        for (const [day, digits] of Object.entries(merged))
          expect(runs(digits)).toBe(Math.max(runs(here[day]), runs(coming[day])));
        expect(mergeOvers(a, a)).toBe(a);
        expect(mergeOvers(mergeOvers(a, b), b)).toBe(mergeOvers(a, b));
        expect(mergeOvers(a, b)).toBe(mergeOvers(b, a));
        expect(mergeOvers(mergeOvers(a, b), c)).toBe(mergeOvers(a, mergeOvers(b, c)));
      }),
    );
  });
});

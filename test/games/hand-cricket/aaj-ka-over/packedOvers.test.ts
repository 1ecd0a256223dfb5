import fc from 'fast-check';
import {
  lengthenOvers,
  mergeOvers,
  packOvers,
  shortenOvers,
  unpackOvers,
} from '../../../../src/games/hand-cricket/aaj-ka-over/packedOvers';
import { throwOfDay } from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { ballsOf, runsOf, THROWS } from '../../../../src/games/hand-cricket/rules';
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

const over = (day: number, own: string) =>
  [...own].map((mine, at) => mine + throwOfDay(day, at)).join('');
const packed = (throws: Record<string, string>) =>
  packOvers(
    Object.fromEntries(Object.entries(throws).map(([day, own]) => [day, over(Number(day), own)])),
  );

/* Codes live for ever. */
test.each<[string, Record<string, string>, string]>([
  ['one that ended with Out', { 20782: '34' }, '-20782Z'],
  ['one that was left', { 20782: '3' }, '-20782V'],
  ['a day between two', { 20782: '34', 20784: '6' }, '-20782ZGA'],
  ['ten days between two', { 20782: '34', 20793: '616263' }, '-20782ZAAAAArst'],
  ['eleven days between two', { 20782: '34', 20794: '6' }, '-20782Z20794q'],
  ['the first and the last day', { 1: '5', 999999: '12' }, '-1j999999J'],
])('%s, %j, is never written otherwise than as "%s"', (_what, throws, short) => {
  expect(shortenOvers(packed(throws))).toBe(short);
  expect(lengthenOvers(short)).toBe(packed(throws));
});

test('any overs come back', () => {
  const near = fc.integer({ min: 20_782, max: 20_850 });
  const some = fc.array(
    fc.oneof(near, anyDay).chain((day) => fc.tuple(fc.constant(`${day}`), overOf(day))),
    { size: 'medium' },
  );
  fc.assert(
    fc.property(some, (overs) => {
      const long = packOvers(Object.fromEntries(overs));
      const short = shortenOvers(long);
      expect(short).toMatch(long ? /^-[A-Za-z0-9]+$/ : /^$/);
      expect(lengthenOvers(short)).toBe(long);
    }),
  );
});

test.each([
  ['no overs', ''],
  ['an over with a throw of another day', packOvers({ 20782: '3144', 20783: '12' })],
])('%s stay as they are', (_what, long) => {
  expect(shortenOvers(long)).toBe(long);
});

test.each([
  undefined,
  7,
  ['-20782Z'],
  '',
  '-',
  '-Z',
  '-20782',
  '-1000000Z',
  '-20782x',
  ' -20782Z',
  '-20782Z!',
])('%j is no short text', (text) => {
  expect(lengthenOvers(text)).toBe(text);
});

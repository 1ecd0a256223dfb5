import fc from 'fast-check';
import { throwOfDay } from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { packOvers } from '../../../../src/games/hand-cricket/report/overs';
import { lengthenOvers, shortenOvers } from '../../../../src/games/hand-cricket/report/shortOvers';
import { anyDay, overOf } from '../arbitraries';

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

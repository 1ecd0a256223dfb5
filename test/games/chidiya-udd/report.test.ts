import fc from 'fast-check';
import * as module from '../../../src/games/chidiya-udd/report';
import { validate } from '../../../src/games/chidiya-udd/slice';
import { testReport, turnsByPhase } from '../shared/reportTests';
import { fixture } from './fixture';

const { moreLifts, packLifts, report, unpackLifts } = module;

const modes = (fast: [games: number, best: number], calm: [games: number, best: number]) => ({
  fast: { games: fast[0], best: fast[1] },
  calm: { games: calm[0], best: calm[1] },
});

testReport(module, {
  rows: [
    // The first game may have been left.
    [modes([0, 5], [0, 0]), 9, { played: 0, best: '5 sahi', marks: 13 }, 4],
    [modes([0, 0], [1, 0]), 9, { played: 1, best: '0 sahi', marks: 0 }, 4],
    [modes([3, 12], [4, 31]), 9, { played: 7, best: '31 sahi', marks: 78 }, 2],
    [modes([3, 31], [4, 12]), 9, { played: 7, best: '31 sahi', marks: 78 }, 2],
    [modes([3, 7], [0, 0]), 9, { played: 3, best: '7 sahi', marks: 18 }, 4],
    [modes([3, 8], [0, 0]), 9, { played: 3, best: '8 sahi', marks: 20 }, 3],
    [modes([3, 19], [0, 0]), 9, { played: 3, best: '19 sahi', marks: 48 }, 3],
    [modes([3, 20], [0, 0]), 9, { played: 3, best: '20 sahi', marks: 50 }, 2],
    [modes([3, 40], [0, 0]), 9, { played: 3, best: '40 sahi', marks: 100 }, 1],
    [modes([3, 80], [0, 0]), 9, { played: 3, best: '80 sahi', marks: 100 }, 0],
  ],
  turns: turnsByPhase(fixture, 'over', 'calling'),
  code: {
    key: 'c',
    scores: { ...modes([9, 41], [4, 77]), lifts: 120, liftMs: 61_234 },
    figures: [
      ['Tez: games', 9],
      ['Tez: best', 41],
      ['Aaram se: games', 4],
      ['Aaram se: best', 77],
      ['Sahi lifts', '120-61234'],
    ],
  },
});

test('lifts read as their number; the more are taken, however old', () => {
  const figure = report.figures.list.at(-1);
  expect(figure?.shown?.('120-61234')).toBe(120);
  expect(figure?.merge('120-61234', '121-99000', true)).toBe('121-99000');
});

const NONE = { lifts: 0, liftMs: 0 };

/** Lifts that `validate` accepts: fewer than a billion, and none of them too long. */
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
  [{ lifts: 999_999_999, liftMs: 999_999_999 }, '999999999-999999999'],
])('the lifts %j are never written otherwise than as "%s"', (lifts, packed) => {
  expect(packLifts(lifts)).toBe(packed);
  expect(unpackLifts(packed)).toEqual(lifts);
});

test('lifts come back', () => {
  fc.assert(fc.property(anyLifts, (lifts) => expect(unpackLifts(packLifts(lifts))).toEqual(lifts)));
});

test.each([
  ...[undefined, null, 2, ['2-901'], { toString: () => '2-901' }],
  ...['2', '2-', '-901', '0-901', '02-901', '1000000000-901', '2-1000000000', '2.5-901'],
  ...['2-901-3', ' 2-901', '2-901 ', '2-901\n', '२-९०१'],
])('there are no lifts in %j', (packed) => {
  expect(unpackLifts(packed)).toEqual(NONE);
});

test.each([
  ['the one with more lifts', '121-99000', '120-61234', '121-99000'],
  ['the one with more lifts, by number and not by digits', '10-5000', '9-4000', '10-5000'],
  ['of as many the one that was faster', '120-61234', '120-61235', '120-61234'],
  ['of as many the faster, by number and not by digits', '120-9999', '120-61234', '120-9999'],
])('of two phones %s is taken, whichever is here', (_what, one, other, taken) => {
  expect(moreLifts(one, other)).toBe(taken);
  expect(moreLifts(other, one)).toBe(taken);
});

test('where neither is better, what is here stays', () => {
  expect(moreLifts('2-901', '2-0901')).toBe('2-901');
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

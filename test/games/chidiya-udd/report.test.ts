import fc from 'fast-check';
import {
  moreLifts,
  packLifts,
  remarks,
  report,
  unpackLifts,
} from '../../../src/games/chidiya-udd/report';
import { chidiyaUddSlice, persisted, validate } from '../../../src/games/chidiya-udd/slice';

const { figures } = report;

const none = persisted.select(chidiyaUddSlice.getInitialState());

const rowOf = (...modes: [games: number, best: number][]) => {
  const [fast = none.fast, calm = none.calm] = modes.map(([games, best]) => ({ games, best }));
  return report.rowOf({ ...none, fast, calm }, 9);
};

test('there is no row before the first game, whatever was counted', () => {
  expect(report.rowOf(none, 9)).toBeNull();
});

test.each<[string, fast: [number, number], calm: [number, number], played: number, best: number]>([
  ['a first game that was left', [0, 5], [0, 0], 0, 5],
  ['a calm game without one', [0, 0], [1, 0], 1, 0],
  ['games of both modes, the calm ones better', [3, 12], [4, 31], 7, 31],
  ['games of both modes, the fast ones better', [3, 31], [4, 12], 7, 31],
])('there is a row for %s', (_what, fast, calm, played, best) => {
  expect(rowOf(fast, calm)).toMatchObject({ played, best: `${best} sahi` });
});

test.each([
  [7, 18, 4],
  [8, 20, 3],
  [19, 48, 3],
  [20, 50, 2],
  [40, 100, 1],
  [80, 100, 0],
])('a best score of %i gives %i marks and remark %i', (best, marks, remark) => {
  expect(rowOf([3, best])).toMatchObject({ marks, remark: remarks[remark]?.text });
});

test('a game is played when its last call has ended it', () => {
  const phases = ['idle', 'ready', 'calling', 'waiting', 'paused', 'over'] as const;
  const state = chidiyaUddSlice.getInitialState();
  const pairs = phases.flatMap((before) => phases.map((now) => [before, now] as const));
  const played = pairs.filter(([before, now]) =>
    report.hasPlayed({ ...state, phase: now }, { ...state, phase: before }),
  );
  expect(played).toEqual([['calling', 'over']]);
});

const scores = validate({
  fast: { games: 9, best: 41 },
  calm: { games: 4, best: 77 },
  lifts: 120,
  liftMs: 61_234,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test.each([
  [scores, [9, 41, 4, 77, '120-61234']],
  [validate({}), [0, 0, 0, 0, '']],
])('the values of %j are %j, and give the scores back', (found, values) => {
  expect(figures.list.map(({ of }) => of(found))).toEqual(values);
  expect(validate(figures.scoresOf?.(values))).toEqual(found);
});

test('the key, and the label of each figure; lifts read as their number', () => {
  expect(figures.key).toBe('c');
  const shown = figures.list.map(({ label, shown }) => [label, shown?.('120-61234')]);
  expect(shown).toEqual([
    ['Tez: games', undefined],
    ['Tez: best', undefined],
    ['Aaram se: games', undefined],
    ['Aaram se: best', undefined],
    ['Sahi lifts', 120],
  ]);
});

test.each([true, false])('no merge lowers a figure, however old the code is: %s', (isStale) => {
  for (const [at, { merge }] of figures.list.entries()) {
    const [few, more] = at < 4 ? [3, 6] : ['120-61234', '121-99000'];
    expect([merge(few, more, isStale), merge(more, few, isStale)]).toEqual([more, more]);
  }
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

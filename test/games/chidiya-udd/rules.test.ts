import fc from 'fast-check';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import {
  isOver,
  isRight,
  livesOf,
  MODES,
  playersOf,
  rightOf,
} from '../../../src/games/chidiya-udd/rules';
import { anyCall, anyMode } from './arbitraries';
import { callsOf } from './calls';

test('there are two modes for one player, and one for two', () => {
  expect(MODES).toEqual(['fast', 'calm', 'duel']);
  expect(MODES.map(playersOf)).toEqual([1, 1, 2]);
});

test.each([
  ['a lifted finger for what flies', { flies: true, lifts: [420] }, true],
  ['a finger that was lifted at once', { flies: true, lifts: [0] }, true],
  ['a finger that stays down for what flies', { flies: true, lifts: [null] }, false],
  ['a lifted finger for what sits', { flies: false, lifts: [420] }, false],
  ['a finger that stays down for what sits', { flies: false, lifts: [null] }, true],
])('%s, %j, is right: %s', (_what, call, expected) => {
  expect(isRight({ name: 'x', ...call }, 0)).toBe(expected);
});

test.each([
  [true, [420, null], [true, false]],
  [true, [null, 420], [false, true]],
  [false, [420, null], [false, true]],
  [false, [null, 420], [true, false]],
])(
  'of two players, where it flies: %s, and they lift %j, each is judged alone',
  (flies, lifts, expected) => {
    const call = { name: 'x', flies, lifts };
    expect([0, 1].map((player) => isRight(call, player))).toEqual(expected);
  },
);

test.each<[string, player: number, right: number]>([
  ['', 0, 0],
  ['+1', 0, 1],
  ['+0', 0, 0],
  ['-0 -0 +1', 0, 3],
  ['-1 +0 -1', 0, 0],
  ['+1 +0 -1 -0', 0, 2],
  ['+10 -00 -01', 0, 3],
  ['+10 -00 -01', 1, 1],
])('of the calls "%s" player %i had %s right', (calls, player, right) => {
  expect(rightOf(callsOf(calls), player)).toBe(right);
});

const wrong = (count: number) => Array(count).fill('+0').join(' ');
const wrongOf = (first: number, second: number) =>
  [...Array(first).fill('+01'), ...Array(second).fill('+10')].join(' ');

test.each<[Mode, string, number[]]>([
  ['fast', '', [3]],
  ['fast', '+1 -0 +1', [3]],
  ['fast', '+1 +0 -0 -1', [1]],
  ['fast', wrong(3), [0]],
  ['calm', '', [3]],
  ['calm', '-1', [2]],
  ['calm', wrong(3), [0]],
  ['duel', '', [10, 10]],
  ['duel', '+11 -00', [10, 10]],
  ['duel', '+10 -00 -01 -01', [10, 7]],
  ['duel', '-11', [9, 9]],
  ['duel', wrongOf(10, 4), [0, 6]],
])('in mode %s, after the calls "%s", these mistakes are left: %j', (mode, calls, left) => {
  expect(left.map((_, player) => livesOf(mode, callsOf(calls), player))).toEqual(left);
});

test.each<[Mode, string, boolean]>([
  ['fast', '', false],
  ['fast', wrong(2), false],
  ['fast', wrong(3), true],
  ['fast', '+1 +0 -0 -1 +1 +0', true],
  ['calm', wrong(2), false],
  ['calm', wrong(3), true],
  ['duel', '', false],
  ['duel', wrongOf(3, 3), false],
  ['duel', wrongOf(9, 9), false],
  ['duel', wrongOf(10, 0), true],
  ['duel', wrongOf(0, 10), true],
  ['duel', `${wrongOf(9, 9)} +00`, true],
])('a game in mode %s with the calls "%s" is over: %s', (mode, calls, over) => {
  expect(isOver(mode, callsOf(calls))).toBe(over);
});

test('each call is right, or costs one chance, for each player alone', () => {
  const game = anyMode.chain((mode) =>
    fc.record({
      mode: fc.constant(mode),
      calls: fc.array(anyCall(mode), { maxLength: 30 }),
      next: anyCall(mode),
    }),
  );
  fc.assert(
    fc.property(game, ({ mode, calls, next }) => {
      for (const player of next.lifts.keys()) {
        const isGood = isRight(next, player);
        const [before, after] = [calls, [...calls, next]];
        expect(rightOf(after, player) - rightOf(before, player)).toBe(isGood ? 1 : 0);
        expect(livesOf(mode, before, player) - livesOf(mode, after, player)).toBe(isGood ? 0 : 1);
      }
    }),
  );
});

test('a game is over when the first of its players has no chance left', () => {
  const game = anyMode.chain((mode) =>
    fc.tuple(fc.constant(mode), fc.array(anyCall(mode), { maxLength: 40, size: 'max' })),
  );
  fc.assert(
    fc.property(game, ([mode, calls]) => {
      const players = mode === 'duel' ? [0, 1] : [0];
      const left = players.map((player) => livesOf(mode, calls, player));
      expect(isOver(mode, calls)).toBe(Math.min(...left) <= 0);
    }),
  );
});

import fc from 'fast-check';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import * as rules from '../../../src/games/chidiya-udd/rules';
import { anyGame, callsOf } from './turns';

test('there are two modes for one player, and one for two', () => {
  expect(rules.MODES.map((mode) => [mode, rules.playersOf(mode)])).toEqual([
    ['fast', 1],
    ['calm', 1],
    ['duel', 2],
  ]);
});

test.each([
  ['+1', [true]],
  ['+0', [false]],
  ['-1', [false]],
  ['-0', [true]],
  ['+11', [true, true]],
  ['+10', [true, false]],
  ['+01', [false, true]],
  ['-10', [false, true]],
  ['-01', [true, false]],
])('of the call %s the players are right: %j', (text, expected) => {
  // A finger that was lifted at once has 0 ms.
  for (const ms of [0, 420]) {
    for (const call of callsOf(text, ms)) {
      expect(call.lifts.map((_, player) => rules.isRight(call, player))).toEqual(expected);
      expect(rules.hasMistake(call)).toBe(expected.includes(false));
    }
  }
});

const wrongOf = (first: number, second: number) => '+01 '.repeat(first) + '+10 '.repeat(second);

test.each<[Mode, string, right: number[], left: number[], over: boolean]>([
  ['fast', '', [0], [3], false],
  ['fast', '-0 -0 -0', [3], [3], false],
  ['fast', '+1 +0 -0 -1', [2], [1], false],
  ['fast', '+1 +0 -0 -1 +1 +0', [3], [0], true],
  ['calm', '+0 -1', [0], [1], false],
  ['calm', '+0 -1 +0', [0], [0], true],
  ['duel', '', [0, 0], [10, 10], false],
  ['duel', '+10 -00 -01 -01', [4, 1], [10, 7], false],
  ['duel', wrongOf(9, 9), [9, 9], [1, 1], false],
  ['duel', wrongOf(10, 0), [0, 10], [0, 10], true],
  ['duel', wrongOf(0, 10), [10, 0], [10, 0], true],
  ['duel', `${wrongOf(9, 9)}+00`, [9, 9], [0, 0], true],
])('in mode %s the calls "%s" have %j right, leave %j, and end the game: %s', (...row) => {
  const [mode, text, right, left, over] = row;
  const calls = callsOf(text);
  expect(right.map((_, player) => rules.rightOf(calls, player))).toEqual(right);
  expect(left.map((_, player) => rules.livesOf(mode, calls, player))).toEqual(left);
  expect(rules.isOver(mode, calls)).toBe(over);
});

test.each<[string, points: [number, number], winner: 0 | 1 | null]>([
  ['', [0, 0], null],
  ['-00 +11', [0, 0], null],
  ['+00 -11', [2, 2], null],
  ['+10', [1, 0], 0],
  ['-10', [0, 1], 1],
  ['+10 +10 -10', [2, 1], 0],
  ['+10 -10 -10', [1, 2], 1],
])('after the calls "%s" the points are %j, ahead is %s', (text, points, winner) => {
  const calls = callsOf(text);
  expect([rules.pointsOf(calls, 0), rules.pointsOf(calls, 1)]).toEqual(points);
  expect(rules.winnerOf(calls)).toBe(winner);
});

test('who wins a whole game has ten points, and the other fewer; level both have ten', () => {
  fc.assert(
    fc.property(anyGame('duel'), (calls) => {
      const [first, second] = [rules.pointsOf(calls, 0), rules.pointsOf(calls, 1)];
      expect(Math.max(first, second)).toBe(10);
      expect(rules.winnerOf(calls)).toBe(first === second ? null : first === 10 ? 0 : 1);
    }),
  );
});

test.each([
  [0, 900, 0],
  [1, 901, 901],
  [2, 901, 451],
  [3, 1000, 333],
])('the average of %i lifts of %i ms in all is %i', (lifts, liftMs, average) => {
  expect(rules.averageOf({ lifts, liftMs })).toBe(average);
});

import fc from 'fast-check';
import { hasMistake, pointsOf, winnerOf } from '../../../src/games/chidiya-udd/pageRules';
import { isRight } from '../../../src/games/chidiya-udd/rules';
import { anyCall, anyGame } from './arbitraries';
import { callsOf } from './calls';

test.each<[string, points: [number, number], winner: 0 | 1 | null]>([
  ['', [0, 0], null],
  ['+11', [0, 0], null],
  ['-00', [0, 0], null],
  ['+00', [1, 1], null],
  ['-11', [1, 1], null],
  ['+10', [1, 0], 0],
  ['-01', [1, 0], 0],
  ['+01', [0, 1], 1],
  ['-10', [0, 1], 1],
  ['+10 +10 -10', [2, 1], 0],
  ['+10 -10 -10', [1, 2], 1],
  ['+10 -10', [1, 1], null],
  [`${'+10 '.repeat(9)}${'-10 '.repeat(9)}+00`, [10, 10], null],
])('after the calls "%s" the points are %j, ahead is %s', (text, points, winner) => {
  const calls = callsOf(text);
  expect(([0, 1] as const).map((player) => pointsOf(calls, player))).toEqual(points);
  expect(winnerOf(calls)).toBe(winner);
});

test('a point is a mistake of the other player', () => {
  fc.assert(
    fc.property(fc.array(anyCall('duel'), { maxLength: 40 }), (calls) => {
      const mistakes = [0, 1].map(
        (player) => calls.filter((call) => !isRight(call, player)).length,
      );
      expect([pointsOf(calls, 1), pointsOf(calls, 0)]).toEqual(mistakes);
    }),
  );
});

test('who wins a whole game has ten points, and the other fewer; level both have ten', () => {
  fc.assert(
    fc.property(anyGame('duel'), (calls) => {
      const [first, second] = [pointsOf(calls, 0), pointsOf(calls, 1)];
      expect(Math.max(first, second)).toBe(10);
      expect(winnerOf(calls)).toBe(first === second ? null : first === 10 ? 0 : 1);
    }),
  );
});

test('players who change places change points and result', () => {
  fc.assert(
    fc.property(fc.array(anyCall('duel')), (calls) => {
      const changed = calls.map((call) => ({ ...call, lifts: call.lifts.toReversed() }));
      const winner = winnerOf(calls);
      expect(pointsOf(changed, 0)).toBe(pointsOf(calls, 1));
      expect(winnerOf(changed)).toBe(winner === null ? null : 1 - winner);
    }),
  );
});

test.each([
  ['+1', false],
  ['-0', false],
  ['+0', true],
  ['-1', true],
  ['+11', false],
  ['+10', true],
  ['-01', true],
  ['-00', false],
])('of the call %s it is %s that it has a mistake', (text, expected) => {
  expect(callsOf(text).map(hasMistake)).toEqual([expected]);
});

import fc from 'fast-check';
import { hasMistake, pointsOf, winnerOf } from '../../../src/games/chidiya-udd/pageRules';
import { anyGame } from './arbitraries';
import { callsOf } from './turns';

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
  expect([pointsOf(calls, 0), pointsOf(calls, 1)]).toEqual(points);
  expect(winnerOf(calls)).toBe(winner);
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

test.each([
  ['+1', false],
  ['-1', true],
  ['+11', false],
  ['+10', true],
  ['-10', true],
])('of the call %s it is %s that somebody was wrong', (text, expected) => {
  expect(callsOf(text).map(hasMistake)).toEqual([expected]);
});

import { ballsIn, numberOf } from '../../../src/games/hand-cricket/ballNumbers';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import { THROWS } from '../../../src/games/hand-cricket/rules';

const allBalls = THROWS.flatMap((mine) => THROWS.map((theirs): Ball => [mine, theirs]));

test('each of the 36 balls is a number of its own, from 0 to 35', () => {
  expect(allBalls.map(numberOf)).toEqual(allBalls.map((_ball, number) => number));
  expect(ballsIn(allBalls.map(numberOf))).toEqual(allBalls);
});

test.each([
  ['none', [], []],
  ['one', [6], [[2, 1]]],
  ['one that is no ball', [36], null],
  ['one that is no ball among others', [6, 61, 7], null],
])('the balls of %s', (_what, numbers, balls) => {
  expect(ballsIn(numbers)).toEqual(balls);
});

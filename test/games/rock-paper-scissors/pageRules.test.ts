import fc from 'fast-check';
import {
  drawHand,
  handAfter,
  ROUND_MS,
  SHUFFLE_MS,
} from '../../../src/games/rock-paper-scissors/pageRules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('the times are those of the specification', () => {
  expect([ROUND_MS, SHUFFLE_MS]).toEqual([2000, 100]);
});

describe('drawing a hand', () => {
  test.each([
    [0, 'rock'],
    [0.3333, 'rock'],
    [1 / 3, 'paper'],
    [0.4999, 'paper'],
    [0.5, 'paper'],
    [0.6666, 'paper'],
    [2 / 3, 'scissors'],
    [0.99, 'scissors'],
    [0.9999999, 'scissors'],
    [GREATEST_DRAW, 'scissors'],
  ])('%d gives %s', (draw, hand) => {
    expect(drawHand(draw)).toBe(hand);
  });

  test('always gives one of the three', () => {
    fc.assert(fc.property(anyDraw, (draw) => expect(HANDS).toContain(drawHand(draw))));
  });

  test('is uniform', () => {
    const drawn = evenDraws(3000).map(drawHand);
    expect(countsOf(drawn)).toEqual({ rock: 1000, paper: 1000, scissors: 1000 });
  });
});

test.each([
  ['rock', 'paper'],
  ['paper', 'scissors'],
  ['scissors', 'rock'],
] as const)('while shuffling, after %s comes %s', (hand, next) => {
  expect(handAfter(hand)).toBe(next);
});

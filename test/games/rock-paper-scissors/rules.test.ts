import fc from 'fast-check';
import type { Hand, Result } from '../../../src/games/rock-paper-scissors/rules';
import {
  decide,
  drawHand,
  HANDS,
  HISTORY_LENGTH,
  handAfter,
  RESULTS,
  ROUND_MS,
  SHUFFLE_MS,
} from '../../../src/games/rock-paper-scissors/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

const anyHand = fc.constantFrom(...HANDS);
const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('the numbers and texts are those of the specification', () => {
  expect(HANDS).toEqual(['rock', 'paper', 'scissors']);
  expect(RESULTS).toEqual(['You win!', 'Computer wins!', "It's a tie!"]);
  expect([ROUND_MS, SHUFFLE_MS, HISTORY_LENGTH]).toEqual([2000, 100, 5]);
});

describe('deciding', () => {
  const pairs: [Hand, Hand, Result][] = [
    ['rock', 'rock', "It's a tie!"],
    ['rock', 'paper', 'Computer wins!'],
    ['rock', 'scissors', 'You win!'],
    ['paper', 'rock', 'You win!'],
    ['paper', 'paper', "It's a tie!"],
    ['paper', 'scissors', 'Computer wins!'],
    ['scissors', 'rock', 'Computer wins!'],
    ['scissors', 'paper', 'You win!'],
    ['scissors', 'scissors', "It's a tie!"],
  ];

  test.each(pairs)('%s against %s: %s', (player, computer, result) => {
    expect(decide(player, computer)).toBe(result);
  });

  test('with swapped hands, the other one wins, and a tie is still a tie', () => {
    const swapped: Record<Result, Result> = {
      'You win!': 'Computer wins!',
      'Computer wins!': 'You win!',
      "It's a tie!": "It's a tie!",
    };
    fc.assert(
      fc.property(anyHand, anyHand, (one, other) => {
        expect(decide(other, one)).toBe(swapped[decide(one, other)]);
      }),
    );
  });

  test.each(HANDS)('%s beats one hand, loses to one and ties with itself', (hand) => {
    const results = HANDS.map((computer) => decide(hand, computer));
    expect(results.toSorted()).toEqual(RESULTS.toSorted());
  });
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

describe('over 30 000 rounds', () => {
  const ROUNDS = 30_000;
  const random = seededRandom(2031);
  const drawn = Array.from({ length: ROUNDS }, () => drawHand(random()));
  const deviationFromThird = (count = 0) => Math.abs(count / ROUNDS - 1 / 3);

  test.each(HANDS)('%s comes a third of the time, within two points', (hand) => {
    expect(deviationFromThird(countsOf(drawn)[hand])).toBeLessThan(0.02);
  });

  test.each(HANDS)('always playing %s wins, loses and ties a third each', (hand) => {
    const counts = countsOf(drawn.map((computer) => decide(hand, computer)));
    for (const result of RESULTS) expect(deviationFromThird(counts[result])).toBeLessThan(0.02);
  });
});

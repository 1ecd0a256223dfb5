import {
  drawHand,
  handAfter,
  ROUND_MS,
  SHUFFLE_MS,
} from '../../../src/games/rock-paper-scissors/pageRules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the times are those of the specification', () => {
  expect([ROUND_MS, SHUFFLE_MS]).toEqual([2000, 100]);
});

test('each hand is drawn equally often, from the least draw to the greatest', () => {
  const drawn = evenDraws(3000).map(drawHand);
  expect(countsOf(drawn)).toEqual({ rock: 1000, paper: 1000, scissors: 1000 });
  expect([0, GREATEST_DRAW].map(drawHand)).toEqual(['rock', 'scissors']);
});

test('while shuffling, the hands come in turn', () => {
  expect(HANDS.map(handAfter)).toEqual(['paper', 'scissors', 'rock']);
});

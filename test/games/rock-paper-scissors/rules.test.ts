import type { Hand, Milestone, Result } from '../../../src/games/rock-paper-scissors/rules';
import {
  decide,
  drawHand,
  HANDS,
  HISTORY_LENGTH,
  handAfter,
  milestoneOf,
  RESULTS,
  ROUND_MS,
  SHUFFLE_MS,
} from '../../../src/games/rock-paper-scissors/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the numbers and texts are those of the specification', () => {
  expect(HANDS).toEqual(['rock', 'paper', 'scissors']);
  expect(RESULTS).toEqual(['You win!', 'Computer wins!', "It's a tie!"]);
  expect(HISTORY_LENGTH).toBe(5);
});

test.each<[Hand, Hand, Result]>([
  ['rock', 'rock', "It's a tie!"],
  ['rock', 'paper', 'Computer wins!'],
  ['rock', 'scissors', 'You win!'],
  ['paper', 'rock', 'You win!'],
  ['paper', 'paper', "It's a tie!"],
  ['paper', 'scissors', 'Computer wins!'],
  ['scissors', 'rock', 'Computer wins!'],
  ['scissors', 'paper', 'You win!'],
  ['scissors', 'scissors', "It's a tie!"],
])('%s against %s: %s', (player, computer, result) => {
  expect(decide(player, computer)).toBe(result);
});

test.each<[streak: number, newestFirst: string, Milestone | null]>([
  [0, '', null],
  [3, '', null],
  [2, 'WWLLL', null],
  [3, 'WWTWT', 'won3'],
  [3, 'TWWWL', null],
  [4, 'WWWWL', null],
  [5, 'WWWWW', 'won5'],
  [6, 'WWWWW', null],
  [10, 'WTTTT', 'won10'],
  [10, 'TWWWW', null],
  [0, 'LLLLL', 'lost5'],
  [0, 'LLLLLW', 'lost5'],
  [0, 'LLLLLL', null],
  [0, 'LLTLL', null],
  [0, 'LTTTT', null],
  [0, 'TTT', 'tied3'],
  [5, 'TTTWW', 'tied3'],
  [0, 'TTTT', null],
  [0, 'TTLTT', null],
  [1, 'WTTTL', null],
])('at a streak of %i, after the results %s, the milestone is %s', (streak, letters, milestone) => {
  const resultOf: Record<string, Result> = { W: RESULTS[0], L: RESULTS[1], T: RESULTS[2] };
  const newestFirst = Array.from(letters, (letter) => resultOf[letter] as Result);
  expect(milestoneOf(streak, newestFirst)).toBe(milestone);
});

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

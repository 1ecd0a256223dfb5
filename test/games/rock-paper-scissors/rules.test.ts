import type { Hand, Milestone, Result } from '../../../src/games/rock-paper-scissors/rules';
import {
  countsOf,
  decide,
  drawHand,
  HANDS,
  HIDDEN_COUNT,
  HISTORY_LENGTH,
  handAfter,
  isOver,
  milestoneOf,
  RESULTS,
  ROUND_MS,
  resultOf,
  SHUFFLE_MS,
} from '../../../src/games/rock-paper-scissors/rules';
import { countsOf as countsIn, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the numbers and texts are those of the specification', () => {
  expect(HANDS).toEqual(['rock', 'paper', 'scissors']);
  expect(RESULTS).toEqual(['You win!', 'Computer wins!', "It's a tie!"]);
  expect([HISTORY_LENGTH, HIDDEN_COUNT, ROUND_MS, SHUFFLE_MS]).toEqual([5, 5, 2000, 100]);
});

test('while shuffling, the hands come in turn', () => {
  expect(HANDS.map(handAfter)).toEqual(['paper', 'scissors', 'rock']);
});

test('each hand is drawn equally often, from the least draw to the greatest', () => {
  const drawn = evenDraws(3000).map(drawHand);
  expect(countsIn(drawn)).toEqual({ rock: 1000, paper: 1000, scissors: 1000 });
  expect([0, GREATEST_DRAW].map(drawHand)).toEqual(['rock', 'scissors']);
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

test.each<[played: Hand[] | null, won: number, lost: number, tied: number, Result, over: boolean]>([
  [null, 0, 0, 0, "It's a tie!", false],
  [[], 0, 0, 0, "It's a tie!", false],
  [['paper', 'paper'], 1, 0, 1, 'You win!', false],
  [['scissors', 'scissors', 'paper'], 1, 2, 0, 'Computer wins!', true],
  [['paper', 'rock', 'scissors'], 1, 1, 1, "It's a tie!", true],
])('of a challenge, %j won %i, lost %i, tied %i: %s', (played, won, lost, tied, result, over) => {
  const challenge = { hands: ['rock', 'paper', 'scissors'] satisfies Hand[], played };
  expect(countsOf(challenge)).toEqual({ won, lost, tied });
  expect(resultOf(countsOf(challenge))).toBe(result);
  expect([isOver(challenge), isOver(null)]).toEqual([over, false]);
});

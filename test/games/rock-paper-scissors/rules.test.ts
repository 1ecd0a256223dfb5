import type { Hand, Milestone, Result } from '../../../src/games/rock-paper-scissors/rules';
import * as rules from '../../../src/games/rock-paper-scissors/rules';
import { countsOf as countsIn, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the numbers and texts are those of the game as it is played', () => {
  expect(rules.HANDS).toEqual(['rock', 'paper', 'scissors']);
  expect(rules.RESULTS).toEqual(['You win!', 'Computer wins!', "It's a tie!"]);
  expect([rules.HISTORY_LENGTH, rules.HIDDEN_COUNT, rules.ROUND_MS, rules.SHUFFLE_MS]).toEqual([
    5, 5, 2000, 100,
  ]);
});

test('while shuffling, the hands come in turn', () => {
  expect(rules.HANDS.map(rules.handAfter)).toEqual(['paper', 'scissors', 'rock']);
});

test('each hand is drawn equally often, from the least draw to the greatest', () => {
  const drawn = evenDraws(3000).map(rules.drawHand);
  expect(countsIn(drawn)).toEqual({ rock: 1000, paper: 1000, scissors: 1000 });
  expect([0, GREATEST_DRAW].map(rules.drawHand)).toEqual(['rock', 'scissors']);
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
  expect(rules.decide(player, computer)).toBe(result);
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
  const resultOf: Record<string, Result> = {
    W: rules.RESULTS[0],
    L: rules.RESULTS[1],
    T: rules.RESULTS[2],
  };
  const newestFirst = Array.from(letters, (letter) => resultOf[letter] as Result);
  expect(rules.milestoneOf(streak, newestFirst)).toBe(milestone);
});

test.each<[played: Hand[] | null, won: number, lost: number, tied: number, Result, over: boolean]>([
  [null, 0, 0, 0, "It's a tie!", false],
  [[], 0, 0, 0, "It's a tie!", false],
  [['paper', 'paper'], 1, 0, 1, 'You win!', false],
  [['scissors', 'scissors', 'paper'], 1, 2, 0, 'Computer wins!', true],
  [['paper', 'rock', 'scissors'], 1, 1, 1, "It's a tie!", true],
])('of a challenge, %j won %i, lost %i, tied %i: %s', (played, won, lost, tied, result, over) => {
  const challenge = { hands: ['rock', 'paper', 'scissors'] satisfies Hand[], played };
  expect(rules.countsOf(challenge)).toEqual({ won, lost, tied });
  expect(rules.resultOf(rules.countsOf(challenge))).toBe(result);
  expect([rules.isOver(challenge), rules.isOver(null)]).toEqual([over, false]);
});

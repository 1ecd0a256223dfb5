import fc from 'fast-check';
import type { Hand, Milestone, Result } from '../../../src/games/rock-paper-scissors/rules';
import {
  decide,
  HANDS,
  HISTORY_LENGTH,
  milestoneOf,
  RESULTS,
} from '../../../src/games/rock-paper-scissors/rules';

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

describe('a milestone', () => {
  const resultOf = { W: 'You win!', L: 'Computer wins!', T: "It's a tie!" } as const;
  type Letter = keyof typeof resultOf;
  const resultsOf = (letters: string) => [...letters].map((letter) => resultOf[letter as Letter]);

  test.each<[streak: number, newestFirst: string, Milestone | null]>([
    [0, '', null],
    [3, '', null],
    [1, 'W', null],
    [2, 'WWLLL', null],
    [3, 'WWWLT', 'won3'],
    [3, 'WWTWT', 'won3'],
    [3, 'W', 'won3'],
    [3, 'TWWWL', null],
    [4, 'WWWWL', null],
    [5, 'WWWWW', 'won5'],
    [6, 'WWWWW', null],
    [9, 'WWWWW', null],
    [10, 'WTTTT', 'won10'],
    [10, 'TWWWW', null],
    [11, 'WWWWW', null],
    [13, 'WWWWW', null],
    [0, 'LLLL', null],
    [0, 'LLLLL', 'lost5'],
    [0, 'LLLLLW', 'lost5'],
    [0, 'LLLLLL', null],
    [0, 'LLLLW', null],
    [0, 'LLTLL', null],
    [0, 'TLLLL', null],
    [0, 'TT', null],
    [0, 'TTT', 'tied3'],
    [5, 'TTTWW', 'tied3'],
    [0, 'TTTL', 'tied3'],
    [0, 'TTTT', null],
    [0, 'TTTTT', null],
    [0, 'TTLTT', null],
    [1, 'WTTTL', null],
    [0, 'LTTTT', null],
  ])('at a streak of %i, after the results %s: %s', (streak, newestFirst, milestone) => {
    expect(milestoneOf(streak, resultsOf(newestFirst))).toBe(milestone);
  });

  test('is reached in any game by the third, fifth or tenth win, by losses and by ties', () => {
    // Mostly wins, which otherwise would not reach ten in a row.
    const rounds = fc.array(fc.constantFrom('W', 'W', 'W', 'W', 'W', 'W', 'T', 'L'));
    const series = fc.constantFrom('', 'LLLL', 'LLLLL', 'TT', 'TTT', 'WWWWWWWWW');
    fc.assert(
      fc.property(rounds, series, (before, after) => {
        const played = before.join('') + after;
        const sinceLoss = played.slice(played.lastIndexOf('L') + 1);
        const streak = sinceLoss.replaceAll('T', '').length;
        const newestFirst = [...played]
          .reverse()
          .slice(0, HISTORY_LENGTH + 1)
          .join('');
        const expected = [
          ...(played.endsWith('W') ? [`won${streak}`] : []),
          ...(/(?<!L)L{5}$/.test(played) ? ['lost5'] : []),
          ...(/(?<!T)T{3}$/.test(played) ? ['tied3'] : []),
        ].find((each) => ['won3', 'won5', 'won10', 'lost5', 'tied3'].includes(each));
        expect(milestoneOf(streak, resultsOf(newestFirst))).toBe(expected ?? null);
      }),
    );
  });
});

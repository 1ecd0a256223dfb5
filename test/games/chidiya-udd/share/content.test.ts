import type { Call } from '../../../../src/games/chidiya-udd/rules';
import {
  answers,
  captionOf,
  duelMessageOf,
  jokes,
  messageOf,
  mistakes,
  questions,
} from '../../../../src/games/chidiya-udd/share/content';
import { bandText } from '../../../../src/games/shared/bands';
import { callsOf } from '../turns';

/* That messages fit, and that no two say the same, is tested in ../../../sharing/messages.test.ts. */

test.each([
  [39, 'fast', '+0', /Tez .*\b39\b/, mistakes.missed.joke('Tota')],
  [39, 'calm', '-1', /Aaram se\b.*\b39\b/, mistakes.lifted.joke('Gadha')],
  [40, 'calm', '-1', /Aaram se\b.*\b40\b/, jokes[1]?.text],
] as const)('the message of %i in mode %s, out at the call %s', (...row) => {
  const [score, mode, out, headline, joke] = row;
  const lines = [expect.stringMatching(headline), joke, bandText(questions, score)];
  expect(messageOf(score, mode, callsOf(out)[0] as Call)).toEqual(lines);
});

test('the picture says of the last mistake what it was', () => {
  expect(callsOf('+0 -1').map(captionOf)).toEqual(['Bye bye, Tota!', 'Pilot Gadha!']);
});

test.each([
  ['won', 12, 9, 'Chidiya Udd: tumne 9 banaye, maine 12'],
  ['lost', 9, 12, 'Chidiya Udd: main 9 par out, tum 12 tak gaye'],
  ['tied', 12, 12, 'Chidiya Udd: tumhare 12, aur mere bhi utne hi'],
] as const)('the answer after a challenge that was %s, %i to %i, has both', (...row) => {
  const [outcome, own, friend, line] = row;
  expect(answers[outcome](own, friend)[0]).toBe(line);
});

test.each<[string, 0 | 1 | null, string]>([
  ['+01 +01 +10', 1, '2-1'],
  ['+10 '.repeat(10), 0, '10-0'],
  ['+00 +00', null, '2-2, tie!'],
])('of two players the calls "%s" are, by the winner %s, %s', (text, winner, points) => {
  const [headline] = duelMessageOf(callsOf(text), winner);
  expect(headline).toBe(`Chidiya Udd, do khiladi, ek phone: ${points}`);
});

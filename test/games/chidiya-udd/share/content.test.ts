import {
  answers,
  captions,
  duelMessageOf,
  jokes,
  messageOf,
  questions,
} from '../../../../src/games/chidiya-udd/share/content';
import { callsOf } from '../turns';

/* That messages fit, and that no two say the same, is tested in ../../../sharing/messages.test.ts. */

test.each([
  ['fast', /Tez .*\b24\b/],
  ['calm', /Aaram se\b.*\b24\b/],
] as const)(
  'the message of a game in mode %s has mode and score, and its bands',
  (mode, headline) => {
    const lines = [expect.stringMatching(headline), jokes[2]?.text, questions[2]?.text];
    expect(messageOf(24, mode)).toEqual(lines);
  },
);

test('a caption fits the stamp of the picture', () => {
  expect(captions.filter(({ text }) => text.length > 20)).toEqual([]);
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

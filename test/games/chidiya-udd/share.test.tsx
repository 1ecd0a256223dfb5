import type { ReactElement } from 'react';
import { lines } from '../../../src/games/chidiya-udd/Commentary';
import type { Call } from '../../../src/games/chidiya-udd/rules';
import {
  answers,
  captionOf,
  duelMessageOf,
  jokes,
  messageOf,
  mistakes,
  pictureOf,
  questions,
} from '../../../src/games/chidiya-udd/share';
import { bandText } from '../../../src/games/shared/lines';
import type { PictureContent } from '../../../src/sharing/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { callOf, callsOf } from './turns';

/* The length of messages, and that no two say the same, is tested in ../../sharing/messages.test.ts. */

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

/** The calls of a player who was right four times, in 400, 501 and 602 ms and without a lift, and wrong three times. */
const CALLS: Call[] = [
  ...[callOf('tota', 400), callOf('haathi', 250), callOf('baaz', 501), callOf('kauwa', null)],
  ...[callOf('kursi', null), callOf('hans', 602), callOf('principal-sir', 90)],
];

/** The captions of the drawings, the stamp, the text, and the figures. */
const partsOf = (content: PictureContent) =>
  content.blocks.map((block) => {
    if (block.kind === 'drawings') return block.drawings.map(({ caption }) => caption);
    if (block.kind === 'figures')
      return block.figures.map(({ label, value }) => `${label} ${value}`);
    return 'text' in block && 'color' in block ? [block.text, block.color] : block;
  });

test('shows the latest three that caught the player, a stamp and a line for the last one, and the figures', () => {
  const picture = pictureOf('fast', CALLS, 17);
  expect(picture.heading).toBe('Chidiya Udd');
  expect(partsOf(picture)).toEqual([
    ['Haathi udd!', 'Kauwa udd!', 'Principal sir udd!'],
    ['Pilot Principal sir!', 'red'],
    [lines['principal-sir'], 'pencil'],
    ['Score 4', 'Best 17', 'Reaction 501 ms'],
  ]);
  const names = drawingsOf(picture).map(({ element }) => (element as ReactElement<object>).props);
  expect(names).toEqual([{ name: 'haathi' }, { name: 'kauwa' }, { name: 'principal-sir' }]);
});

test.each([
  ['of a calm game', 'calm', CALLS, ['Score 4', 'Best 6', 'Reaction 501 ms']],
  ['without a right lift', 'fast', callsOf('-0 -1 -1 +0'), ['Score 1', 'Best 6']],
  ['with a lift in no time', 'fast', callsOf('+1', 0), ['Score 1', 'Best 6', 'Reaction 0 ms']],
] as const)('the figures %s', (_what, mode, calls, figures) => {
  expect(partsOf(pictureOf(mode, calls, 6))[3]).toEqual(figures);
});

test.each([
  [`${'-01 '.repeat(10)}+01`, 'Player 1 wins!', 10, 1, lines.tota],
  ['-10 '.repeat(10), 'Player 2 wins!', 0, 10, lines.gadha],
  ['+11 -11', "It's a tie!", 1, 1, lines.gadha],
])('after the calls of two players "%s" the stamp is %s', (text, stamp, first, second, line) => {
  expect(partsOf(pictureOf('duel', callsOf(text), 6)).slice(1)).toEqual([
    [stamp, 'green'],
    [line, 'pencil'],
    [`Player 1 ${first}`, `Player 2 ${second}`],
  ]);
});

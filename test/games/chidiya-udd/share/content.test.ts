import type { Call } from '../../../../src/games/chidiya-udd/rules';
import {
  answers,
  captions,
  duelMessageOf,
  headlineOf,
  jokes,
  messageOf,
  questions,
} from '../../../../src/games/chidiya-udd/share/content';
import { callsOf } from '../calls';

const scores = Array.from({ length: 130 }, (_, score) => score);
const modes = ['fast', 'calm'] as const;
const outcomes = ['won', 'lost', 'tied'] as const;

const alone = modes.flatMap((mode) => scores.map((score) => messageOf(score, mode)));
const replies = outcomes.flatMap((outcome) => scores.map((own) => answers[outcome](own, 7)));
const duels = [
  duelMessageOf(callsOf('+10'), 0),
  duelMessageOf(callsOf('+01'), 1),
  duelMessageOf(callsOf('+00'), null),
];

describe.each([
  ['after a game alone', alone],
  ['back to a friend', replies],
  ['after a game of two', duels],
])('the messages %s', (_when, messages) => {
  test('have a headline, a joke and a question, each of which fits two lines of a phone', () => {
    expect(messages.filter((lines) => lines.length !== 3)).toEqual([]);
    expect(messages.flat().filter((line) => line === '' || line.length > 90)).toEqual([]);
  });

  test('name the game, and ask the friend for something', () => {
    for (const [headline, joke, question] of messages) {
      expect(headline).toMatch(/^Chidiya Udd\b/);
      expect(joke).not.toMatch(/^Chidiya Udd\b/);
      expect(question).toContain('?');
    }
  });
});

test('no line stands in two kinds of messages', () => {
  const lines = [alone, replies, duels].flatMap((messages) => [...new Set(messages.flat())]);
  expect(lines).toHaveLength(new Set(lines).size);
});

test('the headline has the score, and says the mode', () => {
  expect(modes.map((mode) => headlineOf(24, mode))).toEqual([
    'Chidiya Udd, Tez wala: 24 sahi, phir meri ungli pakdi gayi',
    'Chidiya Udd, Aaram se: 24 sahi, out hone ki bhi jaldi nahi thi',
  ]);
  expect(messageOf(24, 'fast')[0]).toBe(headlineOf(24, 'fast'));
  expect(messageOf(24, 'calm')[0]).toBe(headlineOf(24, 'calm'));
});

describe.each([
  ['joke', jokes],
  ['question', questions],
  ['caption', captions],
])('there is a %s', (_what, bands) => {
  test('for each band of scores, all different', () => {
    expect(bands.map(({ from }) => from)).toEqual([80, 40, 20, 8, 0]);
    expect(new Set(bands.map(({ text }) => text)).size).toBe(5);
  });
});

test.each([
  [0, 4],
  [7, 4],
  [8, 3],
  [19, 3],
  [20, 2],
  [39, 2],
  [40, 1],
  [79, 1],
  [80, 0],
  [500, 0],
])('a score of %i is in band %i', (score, band) => {
  for (const mode of modes) {
    expect(messageOf(score, mode).slice(1)).toEqual([jokes[band]?.text, questions[band]?.text]);
  }
});

test('a caption fits the stamp of the picture', () => {
  expect(captions.filter(({ text }) => text.length > 20)).toEqual([]);
});

test.each([
  ['won', 12, 9, 'Chidiya Udd: tumne 9 banaye, maine 12'],
  ['lost', 9, 12, 'Chidiya Udd: main 9 par out, tum 12 tak gaye'],
  ['tied', 12, 12, 'Chidiya Udd: tumhare 12, aur mere bhi utne hi'],
] as const)(
  'the answer after a challenge that was %s, %i to %i, has both',
  (outcome, own, friend, line) => {
    expect(answers[outcome](own, friend)[0]).toBe(line);
  },
);

test.each<[string, 0 | 1 | null, string]>([
  ['+10 +10 +01', 0, '2-1'],
  ['+01 +01 +10', 1, '2-1'],
  ['+00 +10', 0, '2-1'],
  ['+10 '.repeat(10), 0, '10-0'],
  ['+01 '.repeat(10), 1, '10-0'],
  ['+00 +00', null, '2-2, tie!'],
])('of two players the calls "%s" are, by the winner %s, %s', (text, winner, points) => {
  const calls: Call[] = callsOf(text);
  expect(duelMessageOf(calls, winner)[0]).toBe(`Chidiya Udd, do khiladi, ek phone: ${points}`);
});

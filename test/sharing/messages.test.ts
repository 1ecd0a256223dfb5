/** @jest-environment node */
import * as backbencherTest from '../../src/games/backbencher-test/share';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/share';
import type { Shown } from '../../src/games/hand-cricket/aaj-ka-over/share';
import * as aajKaOver from '../../src/games/hand-cricket/aaj-ka-over/share';
import type { Throw } from '../../src/games/hand-cricket/rules';
import * as handCricket from '../../src/games/hand-cricket/share';
import type { Mode } from '../../src/games/love-calculator/rules';
import { workOut } from '../../src/games/love-calculator/rules';
import * as loveCalculator from '../../src/games/love-calculator/share';
import { messageOf as quizMessageOf } from '../../src/games/quiz/share';
import type { Result } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/share';
import * as truthOrDare from '../../src/games/truth-or-dare/share';
import { nameInMessage } from '../../src/sharing/message';
import { texts } from '../support/texts';

/** What messages are made of. */
const lines = texts.filter(({ where }) =>
  /\/share(?:\/content\.ts|\.tsx)|\/challenge\/content\.ts\.answer|\.share\.\d$|\.verdicts\./.test(
    where,
  ),
);

test('each line of a message has at most two lines of a phone, and each question asks', () => {
  expect(lines.filter(({ text }) => text.length > 90)).toEqual([]);
  const questions = lines.filter(({ where }) =>
    /question|(?:share|invitation|Message)\.2$/i.test(where),
  );
  expect(questions.length).toBeGreaterThan(60);
  expect(questions.filter(({ text }) => !/\?|likho|batao/.test(text))).toEqual([]);
});

test('no message says whether a woman or a man sends it', () => {
  const gendered =
    /\bhoon\b|\bmain\b[^.!?]*\b\w+(?:ta|ti|ga|gi|a|i) (?:tha|thi)\b|\bmain\b[^.!?]*\b\w+(?:unga|ungi)\b/i;
  expect(lines.filter(({ text }) => gendered.test(text))).toEqual([]);
  for (const line of ['Main aa raha hoon.', 'Main peeche baithti thi.', 'Main dekh lunga.']) {
    expect(line).toMatch(gendered);
  }
});

const love = (firstName: string, mode: Mode, secondName: string) =>
  loveCalculator.messageOf({
    ...{ firstName, mode, secondName, isSameName: false, verdict: 'Bas.' },
    ...workOut(firstName, mode, secondName),
  });

function overMessage(overNumber: number, balls: string) {
  const over = Array.from(balls, (ball) => (ball === 'W' ? 'W' : (Number(ball) as Throw)));
  const runs = over.reduce<number>((sum, ball: Shown) => (ball === 'W' ? sum : sum + ball), 0);
  return aajKaOver.messageOf({ overNumber, over, runs });
}

const roundMessage = (result: Result) =>
  rockPaperScissors.messageOf({ result, streak: 4, payoff: '' });

/** Sums of two digits in its working. */
const largeSums = loveCalculator.messageOf({
  ...{ firstName: 'A', secondName: 'B', mode: 'love', result: 60, isSameName: false, verdict: '' },
  steps: [
    [3, 4, 3, 4, 5, 5],
    ...[
      [8, 9, 7],
      [15, 9],
      [10, 5],
    ],
  ],
});
const marks = quizMessageOf({
  ...{ name: ' Bittu', score: 3 },
  answers: [true, false, true, true, false].map((isRight) => ({ isRight })),
});
const hardDare = { difficulty: 'hard', type: 'Dare', index: 2 } as const;

test.each([
  [love('Raju', 'love', ' Rani '), 'Raju love Rani: 33222, 552, 75%'],
  [love('Raju', 'hate', 'Rani'), 'Raju hate Rani: 34221, 462, 66%'],
  [largeSums, 'A love B: 897, 15 9, 60%'],
  [marks, 'Bittu ka report card: ✓ ✗ ✓ ✓ ✗ 60%'],
  [roundMessage('You win!'), 'Rock Paper Scissors: maine computer ko hara diya! Streak 4'],
  [roundMessage('Computer wins!'), 'Rock Paper Scissors: computer ne mujhe hara diya'],
  [roundMessage("It's a tie!"), 'Rock Paper Scissors: computer se tie'],
  [
    rockPaperScissors.answerOf({ won: 3, lost: 1, tied: 1 }),
    'Rock Paper Scissors: main 3, tum 1, tie 1',
  ],
  [truthOrDare.messageOf({ task: hardDare, streak: 4 }), 'Truth or Dare: Hard Dare ✓ Streak 4'],
  [guessTheTeacher.messageOf(40), "Guess the Teacher: Teacher's Pet, 40 / 50"],
  [backbencherTest.messageOf('legend', 18), 'Backbencher Test: Last Bench Legend, 18 / 20'],
  [
    handCricket.messageOf({ result: 'You win!', you: 24, computer: 23 }),
    'Hand Cricket: maine 24 banaye, computer ne 23. Match mera!',
  ],
  [
    handCricket.messageOf({ result: 'Computer wins!', you: 3, computer: 9 }),
    'Hand Cricket: computer 9, main 3. Match usko udhaar diya',
  ],
  [
    handCricket.messageOf({ result: 'Match tied!', you: 8, computer: 8 }),
    'Hand Cricket: computer aur main, dono 8 par. Tie!',
  ],
  [handCricket.answerOf({ own: 12, friend: 11 }), 'Hand Cricket: mere 12, tumhare 11'],
  [overMessage(212, '461W'), 'Aaj ka Over #212: 4 · 6 · 1 · W'],
  [overMessage(-20_000, 'W'), 'Aaj ka Over #-20000: W'],
])('of the message %j the headline has the figures', ([headline], expected) => {
  expect(headline).toBe(expected);
});

const { answerOf: handsAnswer, answers: ofHands } = rockPaperScissors;
const { answerOf: runsAnswer, answers: ofRuns } = handCricket;

test.each([
  [handsAnswer({ won: 3, lost: 2, tied: 0 }), ofHands['You win!']],
  [handsAnswer({ won: 0, lost: 1, tied: 4 }), ofHands['Computer wins!']],
  [handsAnswer({ won: 2, lost: 2, tied: 1 }), ofHands["It's a tie!"]],
  [handsAnswer({ won: 0, lost: 0, tied: 5 }), ofHands["It's a tie!"]],
  [runsAnswer({ own: 8, friend: 7 }), ofRuns.won],
  [runsAnswer({ own: 7, friend: 7 }), ofRuns.tied],
  [runsAnswer({ own: 6, friend: 7 }), ofRuns.lost],
])('the answer to a challenge, %j, is that of its band', (answer, { joke, question }) => {
  expect(answer.slice(1)).toEqual([joke, question]);
});

describe('of Aaj ka Over', () => {
  test.each([
    ['W', 'duck'],
    ['1W', 'few'],
    ['36W', 'few'],
    ['46W', 'some'],
    ['6634W', 'some'],
    ['6644W', 'many'],
    ['111111', 'survived'],
    ['111114', 'survived'],
  ] as const)('the joke about an over of %s is of the band %s', (balls, band) => {
    expect(aajKaOver.jokes[band]).toContain(overMessage(3, balls)[1]);
  });

  test('a week has seven different questions, and no day is without one', () => {
    const week = Array.from({ length: 7 }, (_, overNumber) => overMessage(overNumber, 'W')[2]);
    expect(new Set(week).size).toBe(7);
    expect(overMessage(-20_000, 'W').slice(1)).toEqual(overMessage(0, 'W').slice(1));
  });
});

const ISOLATE = '\u2068';
const END = '\u2069';

test.each([
  ['trimmed', '  Raju ', 'Raju'],
  ['left as it is with 200 characters', 'r'.repeat(200), 'r'.repeat(200)],
  ['cut off with 201', 'r'.repeat(201), `${'r'.repeat(199)}…`],
  ['not cut within a character', '😀'.repeat(201), `${'😀'.repeat(199)}…`],
  ['isolated in Urdu', 'رانی', `${ISOLATE}رانی${END}`],
  ['isolated with a mark that turns text round', 'Ra\u202eju', `${ISOLATE}Ra\u202eju${END}`],
  ['not isolated in Devanagari', 'रानी', 'रानी'],
])('a name is %s', (_how, name, shown) => {
  expect(nameInMessage(name)).toBe(shown);
});

/** @jest-environment node */
import path from 'node:path';
import { TITLES } from '../../src/games/backbencher-test/pageRules';
import * as backbencherTest from '../../src/games/backbencher-test/share/content';
import * as chidiyaUdd from '../../src/games/chidiya-udd/share/content';
import { certificateFor } from '../../src/games/guess-the-teacher/pageRules';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/share/content';
import * as aajKaOver from '../../src/games/hand-cricket/aaj-ka-over/share/content';
import * as handCricketChallenge from '../../src/games/hand-cricket/challenge/content';
import type { Shown } from '../../src/games/hand-cricket/overText';
import type { Throw } from '../../src/games/hand-cricket/rules';
import * as handCricket from '../../src/games/hand-cricket/share/content';
import { verdictFor } from '../../src/games/love-calculator/content';
import type { Mode } from '../../src/games/love-calculator/rules';
import { isSameName, workOut } from '../../src/games/love-calculator/rules';
import * as loveCalculator from '../../src/games/love-calculator/share/content';
import { gradeOf, percentOf } from '../../src/games/quiz/pageRules';
import { QUESTION_COUNT } from '../../src/games/quiz/rules';
import * as quiz from '../../src/games/quiz/share/content';
import * as rajaMantri from '../../src/games/raja-mantri-chor-sipahi/share/content';
import { challenge } from '../../src/games/rock-paper-scissors/challenge/content';
import { labels, stakes } from '../../src/games/rock-paper-scissors/content';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import { decide, HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/share/content';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import * as truthOrDare from '../../src/games/truth-or-dare/share/content';
import type { GuideContent } from '../../src/pages/how-to-play/guides/content';
import { share as journey } from '../../src/pages/journey/content';
import { guideSlugs } from '../../src/paths';
import { src } from '../support/texts';

function loveMessage(firstName: string, mode: Mode, secondName: string) {
  const { steps, result } = workOut(firstName, mode, secondName);
  const isSame = isSameName(firstName, secondName);
  const verdict = verdictFor(mode, result, isSame);
  return loveCalculator.messageOf({
    ...{ firstName, secondName, mode, steps, result },
    ...{ isSameName: isSame, verdict },
  });
}

function quizMessage(name: string, marks: string) {
  const answers = Array.from(marks, (mark) => ({ isRight: mark === '✓' }));
  const score = answers.filter(({ isRight }) => isRight).length;
  const percent = percentOf(score);
  return quiz.messageOf({ name, answers, score, percent, grade: gradeOf(percent) });
}

function overMessage(overNumber: number, balls: string) {
  const over = Array.from(balls, (ball) => (ball === 'W' ? 'W' : (Number(ball) as Throw)));
  const runs = over.reduce<number>((sum, ball: Shown) => (ball === 'W' ? sum : sum + ball), 0);
  return aajKaOver.messageOf({ overNumber, over, runs });
}

const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
const percentages = counts(99);
const outcomes = [...stakes.flatMap(({ won, lost }) => [won, lost]), labels.tieStake];

const messages: Record<string, (readonly string[])[]> = {
  'Love Calculator': (['love', 'hate'] as const).flatMap((mode) =>
    [false, true].flatMap((isSame) =>
      percentages.map((result) =>
        loveCalculator.messageOf({
          ...{ firstName: 'Raju', secondName: 'Rani', mode, steps: [[1, 1], [result]], result },
          ...{ isSameName: isSame, verdict: verdictFor(mode, result, isSame) },
        }),
      ),
    ),
  ),
  'Truth or Dare': DIFFICULTIES.flatMap((difficulty) =>
    (['Truth', 'Dare'] as const).flatMap((type) =>
      counts(11).map((streak) =>
        truthOrDare.messageOf({ task: { difficulty, type, index: 0 }, streak }),
      ),
    ),
  ),
  'Rock Paper Scissors': [
    ...HANDS.flatMap((player) =>
      HANDS.flatMap((computer) =>
        outcomes.flatMap((outcome) =>
          counts(6).map((streak) => {
            const result = decide(player, computer);
            return rockPaperScissors.messageOf({ player, computer, result, streak, outcome });
          }),
        ),
      ),
    ),
    rockPaperScissors.invitation,
    ...counts(5).map((won) => rockPaperScissors.answerOf({ won, lost: 5 - won, tied: 0 })),
    rockPaperScissors.answerOf({ won: 1, lost: 1, tied: 3 }),
  ],
  'Guess the Teacher': counts(50).map((score) =>
    guessTheTeacher.messageOf({ certificate: certificateFor(score), score, of: 50 }),
  ),
  'Quiz Game': counts(QUESTION_COUNT).map((score) =>
    quizMessage('Bittu', '✓'.repeat(score).padEnd(QUESTION_COUNT, '✗')),
  ),
  'Backbencher Test': TITLES.map((title) =>
    backbencherTest.messageOf({ title, count: 20, of: 20 }),
  ),
  'Hand Cricket': [
    ...counts(120).flatMap((runs) => [
      handCricket.messageOf({ result: 'You win!', you: runs + 1, computer: runs }),
      handCricket.messageOf({ result: 'Computer wins!', you: runs, computer: runs + 1 }),
      handCricket.messageOf({ result: 'Match tied!', you: runs, computer: runs }),
    ]),
    ...[1, 7, 9].map((own) => handCricketChallenge.answerOf({ own, friend: 7 })),
  ],
  'Chidiya Udd': [
    ...(['fast', 'calm'] as const).flatMap((mode) =>
      counts(120).map((score) => chidiyaUdd.messageOf(score, mode)),
    ),
    ...Object.values(chidiyaUdd.answers).map((answer) => answer(7, 9)),
    ...([0, null] as const).map((winner) => chidiyaUdd.duelMessageOf([], winner)),
  ],
  'Raja Mantri Chor Sipahi': percentages.map((caughtPercent) =>
    rajaMantri.messageOf({ winner: 'Raju, Bittu aur Meena', points: 10_000, caughtPercent }),
  ),
  'Aaj ka Over': ['W', '45W', '555W', '5555W', '666666'].flatMap((balls) =>
    counts(14).map((overNumber) => overMessage(overNumber, balls)),
  ),
  guides: guideSlugs.map((slug) => {
    const { guide }: { guide: GuideContent } = require(
      path.join(src, 'pages/how-to-play/guides', slug),
    );
    return guide.share;
  }),
  journey: [journey],
};

test.each(Object.entries(messages))(
  'the messages of %s are a headline, a joke and a question, each of at most two lines of a phone',
  (_what, all) => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((lines) => lines.length !== 3)).toEqual([]);
    expect(all.flat().filter((line) => line === '' || line.length > 90)).toEqual([]);
    expect(all.filter(([, , question]) => !/\?|likho|batao/.test(question ?? ''))).toEqual([]);
  },
);

test('no message says whether a woman or a man sends it', () => {
  const gendered =
    /\bhoon\b|\bmain\b[^.!?]*\b\w+(?:ta|ti|ga|gi|a|i) (?:tha|thi)\b|\bmain\b[^.!?]*\b\w+(?:unga|ungi)\b/i;
  const lines = Object.values(messages).flat(2);
  expect(lines.filter((line) => gendered.test(line))).toEqual([]);
  for (const line of ['Main aa raha hoon.', 'Main peeche baithti thi.', 'Main dekh lunga.']) {
    expect(line).toMatch(gendered);
  }
});

test('no two games or guides send the same line', () => {
  const lines = Object.values(messages).flatMap((all) => [...new Set(all.flat())]);
  expect(lines).toHaveLength(new Set(lines).size);
});

function roundMessage(player: Hand, computer: Hand) {
  const result = decide(player, computer);
  return rockPaperScissors.messageOf({ player, computer, result, streak: 4, outcome: '' });
}

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
const hardDare = { difficulty: 'hard', type: 'Dare', index: 2 } as const;

test.each([
  [loveMessage('Raju', 'love', ' Rani '), 'Raju love Rani: 33222, 552, 75%'],
  [loveMessage('Raju', 'hate', 'Rani'), 'Raju hate Rani: 34221, 462, 66%'],
  [largeSums, 'A love B: 897, 15 9, 60%'],
  [quizMessage(' Bittu', '✓✗✓✓✗'), 'Bittu ka report card: ✓ ✗ ✓ ✓ ✗ 60%'],
  [
    roundMessage('rock', 'scissors'),
    'Rock Paper Scissors: Patthar vs Kainchi, maine computer ko hara diya! Streak 4',
  ],
  [
    roundMessage('rock', 'paper'),
    'Rock Paper Scissors: Patthar vs Kaagaz, computer ne mujhe hara diya',
  ],
  [roundMessage('paper', 'paper'), 'Rock Paper Scissors: Kaagaz vs Kaagaz, computer se tie'],
  [
    rockPaperScissors.answerOf({ won: 3, lost: 1, tied: 1 }),
    'Rock Paper Scissors: main 3, tum 1, tie 1',
  ],
  [truthOrDare.messageOf({ task: hardDare, streak: 4 }), 'Truth or Dare: Hard Dare ✓ Streak 4'],
  [
    guessTheTeacher.messageOf({ certificate: 'pet', score: 40, of: 50 }),
    "Guess the Teacher: Teacher's Pet, 40 / 50",
  ],
  [
    backbencherTest.messageOf({ title: 'legend', count: 18, of: 20 }),
    'Backbencher Test: Last Bench Legend, 18 / 20',
  ],
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
  [handCricketChallenge.answerOf({ own: 12, friend: 11 }), 'Hand Cricket: mere 12, tumhare 11'],
  [overMessage(212, '461W'), 'Aaj ka Over #212: 4 · 6 · 1 · W'],
  [overMessage(-20_000, 'W'), 'Aaj ka Over #-20000: W'],
])('of the message %j the headline has the figures', ([headline], expected) => {
  expect(headline).toBe(expected);
});

const { answerOf: handsAnswer, answers: ofHands } = rockPaperScissors;
const { answerOf: runsAnswer, answers: ofRuns } = handCricketChallenge;

test.each([
  [handsAnswer({ won: 3, lost: 2, tied: 0 }), ofHands.won],
  [handsAnswer({ won: 0, lost: 1, tied: 4 }), ofHands.lost],
  [handsAnswer({ won: 2, lost: 2, tied: 1 }), ofHands.even],
  [handsAnswer({ won: 0, lost: 0, tied: 5 }), ofHands.even],
  [runsAnswer({ own: 8, friend: 7 }), ofRuns.won],
  [runsAnswer({ own: 7, friend: 7 }), ofRuns.tied],
  [runsAnswer({ own: 6, friend: 7 }), ofRuns.lost],
])('the answer to a challenge, %j, is that of its band', (answer, { joke, question }) => {
  expect(answer.slice(1)).toEqual([joke, question]);
});

test('the offer of hidden hands counts them', () => {
  expect([challenge.offer(1)[0], challenge.offer(5)[0]]).toEqual([
    'Dost ne 1 haath chhupakar bheja hai.',
    'Dost ne 5 haath chhupakar bheje hain.',
  ]);
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
    const week = counts(6).map((overNumber) => overMessage(overNumber, 'W')[2]);
    expect(new Set(week).size).toBe(7);
    expect(overMessage(-20_000, 'W').slice(1)).toEqual(overMessage(0, 'W').slice(1));
  });
});

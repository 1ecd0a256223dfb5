import { questions } from '../../src/games/quiz/content';
import type { Play, Visitor } from './visitor';
import {
  alert,
  article,
  button,
  heading,
  nearlyReset,
  resetScore,
  status,
  textbox,
  whatsApp,
} from './visitor';

export const QUIZ = '/school-games/quizgame';

/** The text of the right option. Its letter is another in each quiz. */
export const rightOf = (question: number) => questions[question - 1]?.answer as string;

/** The text of a wrong option. */
export const wrongOf = (question: number) =>
  questions[question - 1]?.options.find((option) => option !== rightOf(question)) as string;

const options = ['A', 'B', 'C', 'D'].map((letter) => button(`${letter} …`));

/** From the name to the report card: so many right answers, and then wrong ones. */
export async function playQuiz(visitor: Visitor, right: number, name = 'Raju') {
  const { type, press, look, expectSeen } = visitor;
  await type('Your name', name);
  await press('Start Quiz');
  for (let number = 1; number <= questions.length; number += 1) {
    await look(`question ${number}`, ...options);
    await press(`… ${number <= right ? rightOf(number) : wrongOf(number)}`);
    const next = number < questions.length ? 'Next' : 'Finish';
    await look(`the answer to question ${number}`, ...options, status(), button(next));
    await press(next);
  }
  await expectSeen(article('Report Card'));
}

export const quiz: Play = {
  game: 'Quiz Game',
  path: QUIZ,
  about: 'A quiz that does not start without a name, up to its report card',
  async play(visitor) {
    const { press, look, expectSeen, expectFocused } = visitor;
    await look('the name', button('Start Quiz'));
    await press('Start Quiz');
    await expectSeen(alert());
    await look('the alert');
    await press('OK');
    await expectFocused(textbox('Your name'));
    await playQuiz(visitor, 3);
    await look('the report card', heading('Report Card'), whatsApp);
  },
  after: nearlyReset,
  kept: { 'Best score': '3 / 5', Percentage: '60%' },
  scores: {
    slice: 'quiz',
    turn: (visitor) => playQuiz(visitor, 4),
    again: resetScore,
  },
  sent: {
    says: ['Raju ka report card: ✓ ✓ ✓ ✗ ✗ 60%'],
    file: 'report-card-60.png',
    isChallenge: true,
  },
};

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { questions } from '../../../src/games/quiz/content';
import type { QuizState } from '../../../src/games/quiz/slice';
import { quizSlice } from '../../../src/games/quiz/slice';
import { renderPage } from '../../support/renderApp';

// What is announced, and where the focus goes: ../../screenReader.test.tsx.

/** A visit at a report card without a right answer. */
const atReportCard = (some: Partial<QuizState>) =>
  renderPage('/school-games/quizgame', {
    preloadedState: {
      quiz: {
        ...quizSlice.getInitialState(),
        ...{ phase: 'reportCard', questionIndex: 4, name: 'Bittu' },
        answers: questions.map(() => ({ option: 3, isRight: false })),
        ...some,
      },
    },
  });

test('the answer sheet of a log of an earlier version has the options as they are written', async () => {
  await atReportCard({ optionOrders: [] });
  expect(screen.getByText(new RegExp(`D\\. ${questions[0]?.options[3]}`))).toBeVisible();
});

test.each(['مريم بنت عبد الله', '<img src=x onerror="alert(1)">'])(
  'the name %s is text, isolated from the direction around it',
  async (name) => {
    await atReportCard({ name: ` ${name} ` });
    expect(screen.getByText(name).tagName).toBe('BDI');
  },
);

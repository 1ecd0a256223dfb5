import type { Page } from '@playwright/test';
import { labels, questions } from '../../src/games/quiz/content';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const QUIZ = '/school-games/quizgame';

/** A question by its number, from 1 to 5. */
export const questionOf = (number: number) => questions[number - 1] as (typeof questions)[number];

/** The text of the right option. Its letter is another in each quiz. */
export const rightOf = (question: number) => questionOf(question).answer;

/** The text of a wrong option. */
export function wrongOf(question: number) {
  const { options, answer } = questionOf(question);
  return options.find((option) => option !== answer) as string;
}

/** Page object of the quiz. */
export function quiz(page: Page) {
  const main = page.getByRole('main');
  const options = page.getByRole('group', { name: 'Options', exact: true });
  const screen = {
    ...scoreCard(page),
    name: page.getByRole('textbox', { name: 'Your name', exact: true }),
    startButton: button(page, 'Start Quiz'),
    alert: page.getByRole('alertdialog'),
    progress: page.getByText(/^Question \d of 5$/),
    question: (number: number) =>
      main.getByRole('heading', { level: 2, name: questionOf(number).text, exact: true }),
    options: options.getByRole('button'),
    option: (text: string) => options.getByRole('button', { name: text }),
    optionAt: (letter: string) => options.getByRole('button', { name: new RegExp(`^${letter} `) }),
    picked: options.getByRole('button', { pressed: true }),
    correction: main.getByRole('status'),
    nextButton: button(page, 'Next'),
    /** Next, or Finish at the last question. */
    goOnButton: (number: number) => button(page, number < 5 ? 'Next' : 'Finish'),
    reportCard: page.getByRole('article', { name: 'Report Card', exact: true }),
    answerSheet: page.getByRole('list', { name: labels.answerSheet, exact: true }),
    retryButton: button(page, 'Retry'),
    printButton: button(page, 'Print'),
    noBest: page.getByText(labels.noBest, { exact: true }),

    async start(name: string) {
      await screen.name.fill(name);
      await screen.startButton.click();
      await screen.expectQuestion(1);
    },
    /**
     * Answers that many questions right and the rest wrong, up to the report card. By keyboard, which
     * is faster.
     */
    async play(name: string, right: number) {
      await screen.start(name);
      for (let number = 1; number <= 5; number += 1) {
        await screen.option(number <= right ? rightOf(number) : wrongOf(number)).press('Enter');
        await screen.goOnButton(number).press('Enter');
      }
      await expect(screen.reportCard).toBeVisible();
    },
    /** Expects that question, without a picked option. */
    async expectQuestion(number: number) {
      await expect(screen.question(number)).toBeVisible();
      await expect(screen.progress).toHaveText(`Question ${number} of 5`);
      await expect(screen.picked).toHaveCount(0);
      await expect(screen.correction).toBeEmpty();
    },
    /** Expects the start screen, without data of an earlier game. */
    async expectFreshStart() {
      await expect(screen.name).toHaveValue('');
      await expect(screen.startButton).toBeVisible();
      await expect(screen.progress).toHaveCount(0);
    },
    async expectBest(right: number) {
      await expect(screen.figure('Best score')).toHaveText(`${right} / 5`);
      await expect(screen.figure('Percentage')).toHaveText(`${right * 20}%`);
      await expect(screen.noBest).toHaveCount(0);
    },
  };
  return screen;
}

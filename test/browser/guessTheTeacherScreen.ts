import type { Page } from '@playwright/test';
import { labels, teachers } from '../../src/games/guess-the-teacher/content';
import { mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

export const ALL_TEACHERS = Object.values(teachers);
export type Teacher = (typeof ALL_TEACHERS)[number];

/** The points of a round: 5 needs a hint, 0 a wrong guess. */
export type Points = 10 | 5 | 0;

export const anotherThan = (teacher: Teacher) =>
  ALL_TEACHERS.find((other) => other !== teacher) as Teacher;

export const longest = (lines: readonly string[]) =>
  lines.reduce((long, line) => (line.length > long.length ? line : long));

/** Page object of Guess the Teacher. */
export function guessTheTeacher(page: Page) {
  const main = page.getByRole('main');
  const card = page.getByRole('region', { name: 'Teacher card', exact: true });
  const guesses = page.getByRole('group', { name: 'Who is it?', exact: true });
  const nextButton = button(page, 'Next Round');
  const screen = {
    ...scoreCard(page),
    card,
    catchphrase: card.getByRole('heading', { level: 2 }),
    quirks: card.getByRole('listitem'),
    round: page.getByText(/^Round \d of 5$/),
    score: page.getByText(/^Score: \d+$/),
    noBest: page.getByText(labels.noBest, { exact: true }),
    guesses: guesses.getByRole('button'),
    guess: ({ name }: Teacher) => button(guesses, name),
    picked: guesses.getByRole('button', { pressed: true }),
    hintButton: button(page, 'Hint (-5 points)'),
    hint: main.getByText(labels.hintLabel).locator('..'),
    verdict: main.getByRole('status'),
    nextButton,
    /** Next Round, or See Certificate in the last round. */
    goOnButton: (round: number) => button(page, round < 5 ? 'Next Round' : 'See Certificate'),
    certificate: page.getByRole('article'),
    againButton: button(page, 'Take Another Class!'),
    printButton: button(page, 'Print'),

    /** The current teacher, identified by the catchphrase. */
    async teacherIn(): Promise<Teacher> {
      await expect(screen.quirks).toHaveCount(4);
      const said = (await screen.catchphrase.textContent()) ?? '';
      const found = ALL_TEACHERS.find(({ catchphrase }) => said.includes(catchphrase));
      expect(found, `a teacher who says: ${said}`).toBeDefined();
      return found as Teacher;
    },
    /** The drawing on the card. */
    picture: () => card.locator('svg use').getAttribute('href'),
    /** Expects a new round, without guess and hint. */
    async expectRound(number: number, score: number) {
      await expect(screen.round).toHaveText(`Round ${number} of 5`);
      await expect(screen.score).toHaveText(`Score: ${score}`);
      await expect(screen.verdict).toBeEmpty();
      await expect(screen.hint).toHaveCount(0);
      await expect(screen.picked).toHaveCount(0);
      await expect(screen.hintButton).toBeEnabled();
    },
    /** Scores that many points; returns the teacher. By keyboard, which is faster. */
    async playRound(points: Points): Promise<Teacher> {
      const teacher = await screen.teacherIn();
      if (points === 5) await screen.hintButton.press('Enter');
      await screen.guess(points === 0 ? anotherThan(teacher) : teacher).press('Enter');
      return teacher;
    },
    /** Plays a whole game, up to the certificate. */
    async play(...points: Points[]) {
      for (const [index, wanted] of points.entries()) {
        await screen.playRound(wanted);
        await screen.goOnButton(index + 1).press('Enter');
      }
      await expect(screen.certificate).toBeVisible();
    },
    /** Continues with that teacher, who must not be the current one. */
    async call(teacher: Teacher, before: Teacher, goOn = nextButton) {
      const others = ALL_TEACHERS.filter((other) => other !== before);
      await mockRandom(page, (others.indexOf(teacher) + 0.5) / others.length);
      await goOn.click();
      await expect(screen.catchphrase).toContainText(teacher.catchphrase);
    },
    /** Requests a hint, and gets that one. */
    async takeHint(teacher: Teacher, hint: string) {
      await mockRandom(page, (teacher.hints.indexOf(hint) + 0.5) / teacher.hints.length);
      await screen.hintButton.click();
      await expect(screen.hint).toContainText(hint);
    },
  };
  return screen;
}

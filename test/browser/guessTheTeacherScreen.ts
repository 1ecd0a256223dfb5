import type { Page } from '@playwright/test';
import { labels, teachers } from '../../src/games/guess-the-teacher/content';
import { foretell } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

export const ALL_TEACHERS = Object.values(teachers);
export type Teacher = (typeof ALL_TEACHERS)[number];

/** What a round is to score: 5 takes a hint, 0 a wrong guess. */
export type Points = 10 | 5 | 0;

export const anotherThan = (teacher: Teacher) =>
  ALL_TEACHERS.find((other) => other !== teacher) as Teacher;

export const longest = (lines: readonly string[]) =>
  lines.reduce((long, line) => (line.length > long.length ? line : long));

/** Guess the Teacher by the names that a visitor sees. */
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
    guesses: guesses.getByRole('button'),
    guess: ({ name }: Teacher) => button(guesses, name),
    picked: guesses.getByRole('button', { pressed: true }),
    hintButton: button(page, 'Hint (-5 points)'),
    hint: main.getByText(labels.hintLabel).locator('..'),
    verdict: main.getByRole('status'),
    nextButton,
    /** What follows in that round: Next Round, or See Certificate in the last one. */
    goOnButton: (round: number) => button(page, round < 5 ? 'Next Round' : 'See Certificate'),
    certificate: page.getByRole('article'),
    againButton: button(page, 'Take Another Class!'),
    printButton: button(page, 'Print'),

    /** Who is in, known by the catchphrase. */
    async teacherIn(): Promise<Teacher> {
      await expect(screen.quirks).toHaveCount(4);
      const said = (await screen.catchphrase.textContent()) ?? '';
      const found = ALL_TEACHERS.find(({ catchphrase }) => said.includes(catchphrase));
      expect(found, `a teacher who says: ${said}`).toBeDefined();
      return found as Teacher;
    },
    /** Which drawing is on the card. */
    picture: () => card.locator('svg use').getAttribute('href'),
    /** A round is open: nobody has guessed, nothing was hinted. */
    async expectRound(number: number, score: number) {
      await expect(screen.round).toHaveText(`Round ${number} of 5`);
      await expect(screen.score).toHaveText(`Score: ${score}`);
      await expect(screen.verdict).toBeEmpty();
      await expect(screen.hint).toHaveCount(0);
      await expect(screen.picked).toHaveCount(0);
      await expect(screen.hintButton).toBeEnabled();
    },
    /** Guesses so that it scores that; tells who was in. By keyboard, which is quicker. */
    async playRound(points: Points): Promise<Teacher> {
      const teacher = await screen.teacherIn();
      if (points === 5) await screen.hintButton.press('Enter');
      await screen.guess(points === 0 ? anotherThan(teacher) : teacher).press('Enter');
      return teacher;
    },
    /** Plays a whole class, up to its certificate. */
    async play(...points: Points[]) {
      for (const [index, wanted] of points.entries()) {
        await screen.playRound(wanted);
        await screen.goOnButton(index + 1).press('Enter');
      }
      await expect(screen.certificate).toBeVisible();
    },
    /** Goes on so that chance sends that teacher, who is not the one who was in before. */
    async call(teacher: Teacher, before: Teacher, goOn = nextButton) {
      const others = ALL_TEACHERS.filter((other) => other !== before);
      await foretell(page, (others.indexOf(teacher) + 0.5) / others.length);
      await goOn.click();
      await expect(screen.catchphrase).toContainText(teacher.catchphrase);
    },
    /** Asks for the hint so that chance gives that one. */
    async takeHint(teacher: Teacher, hint: string) {
      await foretell(page, (teacher.hints.indexOf(hint) + 0.5) / teacher.hints.length);
      await screen.hintButton.click();
      await expect(screen.hint).toContainText(hint);
    },
  };
  return screen;
}

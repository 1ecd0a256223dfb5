import type { Page } from '@playwright/test';
import { labels, teachers } from '../../src/games/guess-the-teacher/content';
import { hints } from '../../src/games/guess-the-teacher/hint/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

/** In the order of their buttons. */
export const ALL_TEACHERS = TEACHERS.map((type) => teachers[type]);
export type Teacher = (typeof ALL_TEACHERS)[number];

/** The texts of the fifteen cards, each with the name of its teacher. */
export const ALL_CARDS = TEACHERS.flatMap((type) =>
  teachers[type].cards.map((card, index) => ({
    name: teachers[type].name,
    ...card,
    hints: hints[type][index] as (typeof hints)['math'][0],
  })),
);
export type TeacherCard = (typeof ALL_CARDS)[number];

/** A teacher or a card of theirs. */
type Named = { name: string };

/** The points of a round: 5 needs a hint, 0 a wrong guess. */
export type Points = 10 | 5 | 0;

export const anotherThan = ({ name }: Named) =>
  ALL_TEACHERS.find((other) => other.name !== name) as Teacher;

export const longest = (lines: readonly string[]) =>
  lines.reduce((long, line) => (line.length > long.length ? line : long));

const FIRST_UNSEEN_CARD = 0;

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
    guess: ({ name }: Named) => button(guesses, name),
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

    /** The teacher of this round with the texts of the card, identified by the catchphrase. */
    async teacherIn(): Promise<TeacherCard> {
      await expect(screen.quirks).toHaveCount(4);
      const said = (await screen.catchphrase.textContent()) ?? '';
      const found = ALL_CARDS.find(({ catchphrase }) => said.includes(catchphrase));
      expect(found, `a card that says: ${said}`).toBeDefined();
      return found as TeacherCard;
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
    /** Scores that many points. By keyboard, which is faster. */
    async playRound(points: Points) {
      const card = await screen.teacherIn();
      if (points === 5) await screen.hintButton.press('Enter');
      await screen.guess(points === 0 ? anotherThan(card) : card).press('Enter');
    },
    /** Plays a whole game, up to the certificate. */
    async play(...points: Points[]) {
      for (const [index, wanted] of points.entries()) {
        await screen.playRound(wanted);
        await screen.goOnButton(index + 1).press('Enter');
      }
      await expect(screen.certificate).toBeVisible();
    },
    /** Continues with that teacher, who must not be the current one; returns the card. */
    async call(teacher: Named, before: Named, goOn = nextButton): Promise<TeacherCard> {
      const others = ALL_TEACHERS.filter(({ name }) => name !== before.name);
      const index = others.findIndex(({ name }) => name === teacher.name);
      await mockRandom(page, (index + 0.5) / others.length, FIRST_UNSEEN_CARD);
      await goOn.click();
      await expect(screen.verdict).toBeEmpty();
      const card = await screen.teacherIn();
      expect(card.name).toBe(teacher.name);
      return card;
    },
    /** Three classes, in which each of the fifteen cards comes once; `guessAt` plays its round. */
    async playAllCards(guessAt: (card: TeacherCard, round: number) => Promise<void>) {
      let card = await screen.teacherIn();
      const { name: first } = card;
      const order = [card, ...ALL_TEACHERS.filter(({ name }) => name !== first)];
      const shown = new Set<TeacherCard>();
      for (let number = 1; number <= 3; number += 1) {
        for (const [index, teacher] of order.entries()) {
          const goOn = index === 0 ? screen.againButton : nextButton;
          if (shown.size > 0) card = await screen.call(teacher, card, goOn);
          shown.add(card);
          await guessAt(card, index + 1);
        }
        await screen.goOnButton(5).press('Enter');
        await expect(screen.certificate).toBeVisible();
      }
      expect(shown.size).toBe(ALL_CARDS.length);
    },
    /** Requests a hint, and gets that one. */
    async takeHint(card: TeacherCard, hint: string) {
      await mockRandom(page, (card.hints.indexOf(hint) + 0.5) / card.hints.length);
      await screen.hintButton.click();
      await expect(screen.hint).toContainText(hint);
    },
  };
  return screen;
}

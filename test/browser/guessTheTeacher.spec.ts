import { certificates } from '../../src/games/guess-the-teacher/certificate/content';
import type { TeacherCard } from './guessTheTeacherScreen';
import {
  ALL_TEACHERS,
  anotherThan,
  GUESS_THE_TEACHER,
  guessTheTeacher,
  longest,
} from './guessTheTeacherScreen';
import {
  atEachSize,
  expect,
  expectNotReloaded,
  expectReady,
  GAME_SIZES,
  markWindow,
  scrolledBy,
  skipToContent,
  storedByBrowser,
  tabTo,
  test,
} from './site';

test.beforeEach(({ open }) => open(GUESS_THE_TEACHER));

test('by mouse: each guess shows the picture of the teacher, and the certificate adds up the points', {
  tag: '@journey',
}, async ({ page }) => {
  const game = guessTheTeacher(page);
  await game.teacherIn();
  const unknownPicture = await game.picture();
  const pictureOf = new Map<TeacherCard, string | null>();
  let score = 0;
  let last: TeacherCard | undefined;
  for (const [index, points] of ([5, 10, 0, 10, 5] as const).entries()) {
    await game.expectRound(index + 1, score);
    const teacher = await game.teacherIn();
    expect(teacher.name, 'another one than before').not.toBe(last?.name);
    expect(await game.picture()).toBe(unknownPicture);
    if (points === 5) await game.hintButton.click();
    expect(await game.picture(), 'a hint shows no picture').toBe(unknownPicture);
    await game.guess(points === 0 ? anotherThan(teacher) : teacher).click();
    score += points;
    await expect(game.score).toHaveText(`Score: ${score}`);
    await expect(game.guess(teacher).locator('svg')).toHaveCount(1);
    await expect(game.guesses.locator('svg')).toHaveCount(points === 0 ? 2 : 1);
    pictureOf.set(teacher, await game.picture());
    await game.goOnButton(index + 1).click();
    last = teacher;
  }
  expect(pictureOf.size, 'no card comes twice').toBe(5);
  expect(new Set(pictureOf.values()).size, 'a picture for each').toBe(5);
  expect([...pictureOf.values()]).not.toContain(unknownPicture);
  await expect(game.certificate).toHaveAccessibleName(certificates.vip.title);
  await expect(game.certificate).toContainText('Final Score: 30 / 50');
  await expect(game.figure('Best score')).toHaveText('30 / 50');

  await game.againButton.click();
  await game.expectRound(1, 0);
  const next = await game.teacherIn();
  expect(next.name, 'a new class starts with another one').not.toBe(last?.name);
  expect([...pictureOf.keys()], 'and with a card not seen before').not.toContain(next);
  await game.play(0, 10, 0, 0, 0);
  await expect(game.certificate).toContainText('Final Score: 10 / 50');
  await expect(game.certificate).toContainText('Best score: 30 / 50');
});

test('a double click does the same as one click; in particular, it requests no hint', async ({
  page,
}) => {
  const game = guessTheTeacher(page);
  for (let number = 1; number <= 5; number += 1) {
    await game.guess(await game.teacherIn()).dblclick();
    await game.goOnButton(number).dblclick();
    if (number < 5) await expect(game.round).toHaveText(`Round ${number + 1} of 5`);
  }
  await expect(game.certificate).toContainText('Final Score: 50 / 50Hints used: 0');
});

test('by keyboard alone: at every step the focus is on the next control, up to the next class', {
  tag: '@journey',
}, async ({ page }) => {
  const game = guessTheTeacher(page);
  await markWindow(page);
  await skipToContent(page);
  const firstButton = game.guesses.first();
  await tabTo(page, firstButton);
  for (let number = 1; number <= 5; number += 1) {
    const teacher = await game.teacherIn();
    const position = ALL_TEACHERS.findIndex(({ name }) => name === teacher.name);
    if (number > 1) {
      await expect(game.catchphrase).toBeFocused();
      await tabTo(page, firstButton, 1);
    }
    if (number % 2) {
      await tabTo(page, game.hintButton, 5);
      await page.keyboard.press(number === 1 ? 'Space' : 'Enter');
      await expect(game.hint).toBeVisible();
      await expect(game.hintButton, 'keeps the focus').toBeFocused();
      await page.keyboard.press('Enter');
      await expect(game.hint).toHaveCount(1);
      for (const other of ALL_TEACHERS.slice(position).reverse()) {
        await page.keyboard.press('Shift+Tab');
        await expect(game.guess(other)).toBeFocused();
      }
    } else {
      for (const other of ALL_TEACHERS.slice(1, position + 1)) {
        await page.keyboard.press('Tab');
        await expect(game.guess(other)).toBeFocused();
      }
    }
    await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
    await expect(game.verdict).not.toBeEmpty();
    await expect(game.guess(teacher), 'keeps the focus').toBeFocused();
    await tabTo(page, game.goOnButton(number), 5);
    await page.keyboard.press(number % 2 ? 'Space' : 'Enter');
  }
  await expect(game.certificate.getByRole('heading')).toBeFocused();
  await expect(game.certificate).toContainText('Final Score: 35 / 50');
  await expect(game.certificate).toContainText('Hints used: 3');
  await page.keyboard.press('Tab');
  await expect(game.againButton).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectRound(1, 0);
  await expect(game.catchphrase).toBeFocused();
  await expectNotReloaded(page);
});

test('a reload starts over, and only the best score is stored', async ({ page }) => {
  const game = guessTheTeacher(page);
  const before = await storedByBrowser(page);
  await game.playRound(5);
  await game.nextButton.click();
  await game.playRound(10);
  expect(await storedByBrowser(page), 'in the middle').toBe(before);
  await page.reload();
  await expectReady(page);
  await game.expectRound(1, 0);
  await expect(game.noBest).toBeVisible();
  await game.play(10, 10, 10, 5, 5);
  await expect(game.certificate).toContainText('Hints used: 2');
  await page.reload();
  await expectReady(page);
  await game.expectRound(1, 0);
  await expect(game.figure('Best score')).toHaveText('40 / 50');
  const stored = await page.evaluate(
    () => JSON.parse(localStorage['persist:bbh_guessTheTeacher'] as string) as object,
  );
  expect(Object.keys(stored).sort()).toEqual(['_persist', 'bestScore']);
});

test('each card, its longest hint, the longer answer and the next step are visible without scrolling', {
  tag: '@font',
}, async ({ page, open }) => {
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const parts = [
    game.card,
    game.hint,
    game.verdict,
    game.guesses,
    game.hintButton,
    game.nextButton,
  ].reduce((all, part) => all.or(part), game.round);
  const hidden: string[] = [];
  const recordHidden = (when: string) =>
    atEachSize(page, GAME_SIZES, async (where) => {
      expect(await scrolledBy(page), `${when}, ${where}`).toBe(0);
      const texts = await parts.evaluateAll((found) =>
        found
          .filter((part) => part.getBoundingClientRect().bottom > window.innerHeight)
          .map((part) => part.textContent),
      );
      for (const text of texts) hidden.push(`${when}, ${where}: ${text}`);
    });
  await game.playAllCards(async (card) => {
    const { catchphrase, hints, right, wrong } = card;
    await game.takeHint(card, longest(hints));
    await page.evaluate(() => window.scrollTo(0, 0));
    await recordHidden(`${catchphrase}, with a hint`);
    const isRight = right.length > wrong.length;
    await game.guess(isRight ? card : anotherThan(card)).press('Enter');
    await expect(game.verdict).toContainText(isRight ? right : wrong);
    await recordHidden(`${catchphrase}, after a guess`);
  });
  expect(hidden).toEqual([]);
});

import type { Page } from '@playwright/test';
import { grades, labels } from '../../src/games/quiz/content';
import { QUIZ, questionOf, quiz, rightOf, wrongOf } from './quizScreen';
import {
  atEachSize,
  DESKTOP,
  expect,
  expectNotReloaded,
  expectReady,
  GAME_SIZES,
  gameTiles,
  heading,
  link,
  markWindow,
  SMALL_PHONE,
  scrolledBy,
  skipToContent,
  storedByBrowser,
  tabTo,
  test,
} from './site';

/** Expects a page load. */
async function expectToReload(page: Page, press: () => Promise<void>) {
  await markWindow(page);
  await Promise.all([page.waitForEvent('load'), press()]);
  await expectReady(page);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
}

/** Loads another document, and goes back. */
async function goAwayAndBack(page: Page) {
  await page.goto('/feedback');
  await page.goBack();
}

test.beforeEach(({ open }) => open(QUIZ));

test('Back closes an open alert, and focuses the previous page', async ({ page }) => {
  await link(gameTiles(page), 'Guess the Teacher').click();
  await expect(heading(page)).toBeFocused();
  await link(gameTiles(page), 'Quiz Game').click();
  await quiz(page).startButton.click();
  await expect(quiz(page).alert).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Guess the Teacher');
  await expect(quiz(page).alert).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('by mouse: each pick is marked, and the report card adds them up', {
  tag: '@journey',
}, async ({ page }) => {
  const game = quiz(page);
  await expect(game.noBest).toBeVisible();
  await game.start(' Raju ');
  for (const [number, isRight] of [
    [1, true],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ] as const) {
    await game.expectQuestion(number);
    await expect(game.goOnButton(number)).toBeDisabled();
    const option = game.option(isRight ? rightOf(number) : wrongOf(number));
    await option.click();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    await expect(game.option(rightOf(number)).getByText(labels.marks.right)).toBeVisible();
    await expect(game.options.getByText(labels.marks.wrong)).toHaveCount(isRight ? 0 : 1);
    if (!isRight) await expect(option.getByText(labels.marks.wrong)).toBeVisible();
    await game.goOnButton(number).click();
  }
  await expect(game.progress).toHaveCount(0);
  await expect(game.reportCard.getByRole('definition').first()).toHaveText('Raju');
  await expect(game.reportCard).toContainText(grades.clown.text);
  await expect(game.answerSheet.getByRole('listitem')).toHaveCount(5);
  await game.expectBest(3);
});

test('Retry reloads the page: an empty form, below the best result so far', async ({ page }) => {
  const game = quiz(page);
  await game.play('Raju', 4);
  await expectToReload(page, () => game.retryButton.click());
  await game.expectFreshStart();
  await game.expectBest(4);
  await game.play('Rani', 1);
  await expect(game.reportCard).toContainText(grades.recess.text);
  await game.expectBest(4);
});

for (const size of [SMALL_PHONE, DESKTOP]) {
  test(`on ${size.width} pixels a double click does the same as one click`, async ({ page }) => {
    await page.setViewportSize(size);
    const game = quiz(page);
    await markWindow(page);
    await game.name.fill('Raju');
    await game.startButton.dblclick();
    await expect(game.question(1)).toBeVisible();
    // Soft assertions, to see the effect of each button's double click.
    await expect.soft(game.picked, 'nothing is picked yet').toHaveCount(0, { timeout: 500 });
    for (let number = 1; number <= 5; number += 1) {
      await game.option(rightOf(number)).dblclick();
      await expect.soft(game.option(rightOf(number))).toHaveAttribute('aria-pressed', 'true');
      await game.goOnButton(number).dblclick();
      if (number < 5) await game.expectQuestion(number + 1);
    }
    await expect(game.reportCard).toBeVisible();
    await expectNotReloaded(page);
  });
}

test('by keyboard alone: at every step the focus is on the next control, until Retry', {
  tag: '@journey',
}, async ({ page }) => {
  const game = quiz(page);
  await skipToContent(page);
  await tabTo(page, game.name);
  await page.keyboard.type('Raju');
  await page.keyboard.press('Tab');
  await expect(game.startButton).toBeFocused();
  await page.keyboard.press('Space');
  for (let number = 1; number <= 5; number += 1) {
    await expect(game.question(number)).toBeFocused();
    const picked = 'ABCD'[number % 4] as string;
    for (const letter of 'ABCD') {
      await page.keyboard.press('Tab');
      await expect(game.optionAt(letter)).toBeFocused();
      if (letter !== picked) continue;
      await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
      await expect(game.correction).not.toBeEmpty();
      await expect(game.optionAt(letter), 'keeps the focus').toBeFocused();
    }
    // After a pick the last option can be focused, but changes nothing.
    await page.keyboard.press('Enter');
    await expect(game.optionAt(picked)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(game.goOnButton(number)).toBeFocused();
    await page.keyboard.press(number % 2 ? 'Space' : 'Enter');
  }
  await expect(game.reportCard.getByRole('heading', { name: 'Report Card' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(game.retryButton).toBeFocused();
  await expectToReload(page, () => page.keyboard.press('Enter'));
  await game.expectFreshStart();
});

test('a reload starts over, and only the best result is stored', async ({ page }) => {
  const game = quiz(page);
  const before = await storedByBrowser(page);
  for (const leave of [() => page.reload(), () => goAwayAndBack(page)]) {
    await game.name.fill('Raju');
    await leave();
    await expectReady(page);
    await game.expectFreshStart();
  }
  await game.start('Raju');
  for (const number of [1, 2]) {
    await game.option(rightOf(number)).click();
    await game.nextButton.click();
  }
  await game.option(rightOf(3)).click();
  expect(await storedByBrowser(page), 'in the middle').toBe(before);
  await page.reload();
  await expectReady(page);
  await game.expectFreshStart();
  await expect(game.noBest).toBeVisible();
  await expect(page).toHaveURL(QUIZ);
  await game.play('Raju', 2);
  await expect(game.reportCard).toContainText(grades.pride.text);
  expect(await storedByBrowser(page), 'after the report card').not.toContain('Raju');
  const stored = await page.evaluate(() => JSON.parse(localStorage['persist:bbh_quiz'] as string));
  expect(Object.keys(stored).sort()).toEqual(['_persist', 'bestScore']);
});

/** The options whose text is covered by their mark. */
const textsUnderMarks = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll('[aria-label=Options] button')].flatMap((option) => {
      const [, text, mark] = option.children;
      if (!text || !mark) return [];
      const markBox = mark.getBoundingClientRect();
      const isCovered = boxesOf(text).some(
        ({ left, right, top, bottom }) =>
          // Glyphs start about a third below the top of their box.
          left < markBox.right && right > markBox.left && (2 * top + bottom) / 3 < markBox.bottom,
      );
      return isCovered ? [text.textContent] : [];
    });
  });

test('a question, its options, its correction and Next are visible without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  const game = quiz(page);
  await atEachSize(page, GAME_SIZES, async (where) => {
    await expect(game.startButton, where).toBeInViewport({ ratio: 1 });
  });
  await game.start('Raju');
  const hidden: string[] = [];
  for (let number = 1; number <= 5; number += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    // By keyboard, which does not scroll to a visible control.
    await game.option(wrongOf(number)).press('Enter');
    await expect(game.correction).toContainText(questionOf(number).remark);
    const next = game.goOnButton(number);
    await atEachSize(page, GAME_SIZES, async (where) => {
      expect(await scrolledBy(page), where).toBe(0);
      for (const part of [
        game.progress,
        game.question(number),
        ...[...'ABCD'].map((letter) => game.optionAt(letter)),
        game.correction,
        next,
      ]) {
        const isVisible = await part.evaluate(
          (element) => element.getBoundingClientRect().bottom <= window.innerHeight,
        );
        if (!isVisible) hidden.push(`question ${number}, ${where}: ${await part.textContent()}`);
      }
      for (const text of await textsUnderMarks(page))
        hidden.push(`under a mark, ${where}: ${text}`);
    });
    await next.press('Enter');
  }
  expect(hidden).toEqual([]);
});

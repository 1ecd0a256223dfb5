import type { Page } from '@playwright/test';
import { grades, labels } from '../../src/games/quiz/content';
import { recordAnnouncements } from './gameTime';
import { QUIZ, questionOf, quiz, rightOf, wrongOf } from './quizScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNotReloaded,
  expectReady,
  gameTiles,
  heading,
  link,
  markWindow,
  SMALL_PHONE,
  scrolledBy,
  storedByBrowser,
  tabTo,
  test,
} from './site';

const NAME_MISSING = 'Please enter your name to start the quiz!';

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

test('without a name the quiz does not start: an alert says why, and OK focuses the field', {
  tag: '@journey',
}, async ({ page }) => {
  const game = quiz(page);
  for (const blank of ['', ' \t\u00a0']) {
    await game.name.fill(blank);
    await game.startButton.click();
    await expect(game.alert.locator('p')).toHaveText(NAME_MISSING);
    await expect(button(game.alert, 'OK')).toBeFocused();
    await button(game.alert, 'OK').click();
    await expect(game.alert).toHaveCount(0);
    await expect(game.name).toBeFocused();
    await expect(game.progress).toHaveCount(0);
  }
  await game.name.press('Enter');
  await expect(game.alert.locator('p')).toHaveText(NAME_MISSING);
  await page.keyboard.press('Escape');
  await expect(game.name).toBeFocused();
  await game.start('Raju');
});

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

test('by mouse: five questions, the first pick of each counts, and the report card adds them up', {
  tag: '@journey',
}, async ({ page }) => {
  const game = quiz(page);
  await expect(game.noBest).toBeVisible();
  await game.start(' Raju ');
  const picks = [rightOf(1), wrongOf(2), rightOf(3), rightOf(4), wrongOf(5)];
  for (const [index, letter] of picks.entries()) {
    const number = index + 1;
    const isRight = letter === rightOf(number);
    const other = isRight ? wrongOf(number) : rightOf(number);
    const next = game.goOnButton(number);
    await game.expectQuestion(number);
    await expect(game.options).toHaveText(
      questionOf(number).options.map((option, place) => new RegExp(`^${'ABCD'[place]} ${option}`)),
    );
    await expect(next).toBeDisabled();
    await expect(number < 5 ? game.finishButton : game.nextButton).toHaveCount(0);
    await next.click({ force: true });
    await game.expectQuestion(number);

    await game.option(letter).click();
    for (const late of [other, letter]) {
      await game.option(late).click();
      await expect(game.picked).toHaveCount(1);
      await expect(game.option(letter)).toHaveAttribute('aria-pressed', 'true');
    }
    // Right and wrong are shown by icon and text, at the options and below them.
    await expect(game.options.getByText(labels.marks.right)).toHaveCount(1);
    await expect(game.option(rightOf(number)).getByText(labels.marks.right)).toBeVisible();
    await expect(game.options.getByText(labels.marks.wrong)).toHaveCount(isRight ? 0 : 1);
    if (!isRight) await expect(game.option(letter).getByText(labels.marks.wrong)).toBeVisible();
    await expect(game.options.locator('svg')).toHaveCount(isRight ? 1 : 2);
    const verdicts = isRight ? labels.rightVerdicts : labels.wrongVerdicts;
    await expect(game.correction).toHaveText(new RegExp(`^(${verdicts.join('|')})`));
    await expect(next).toBeEnabled();
    await next.click();
  }

  await expect(game.progress).toHaveCount(0);
  await expect(game.reportCard).toContainText(grades.clown.text);
  await expect(game.reportCard.getByRole('definition')).toHaveText([
    'Raju',
    "Backbencher's Memories",
    '2025',
    grades.clown.text,
    'Good job but stop doodling!',
  ]);
  await expect(game.reportCard.getByRole('cell')).toHaveText([
    '1 / 1',
    '0 / 1',
    '1 / 1',
    '1 / 1',
    '0 / 1',
    '3 / 5',
    '60%',
  ]);
  await expect(game.answerSheet.getByRole('listitem')).toHaveText(
    picks.map((letter, index) => {
      const { text, options, answer } = questionOf(index + 1);
      const given = `${letter}. ${options['ABCD'.indexOf(letter)]}`;
      const isRight = letter === rightOf(index + 1);
      if (isRight) return `${text}${labels.yourAnswer.right}: ${given}`;
      return `${text}${labels.yourAnswer.wrong}: ${given}${labels.rightAnswer}: ${rightOf(index + 1)}. ${answer}`;
    }),
  );
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

test('by keyboard alone: at every step the focus is on the next control, up to the new form', {
  tag: '@journey',
}, async ({ page }) => {
  const game = quiz(page);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
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
      await expect(game.option(letter)).toBeFocused();
      if (letter !== picked) continue;
      await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
      await expect(game.correction).not.toBeEmpty();
      await expect(game.option(letter), 'keeps the focus').toBeFocused();
    }
    // After a pick the last option can be focused, but changes nothing.
    await page.keyboard.press('Enter');
    await expect(game.option(picked)).toHaveAttribute('aria-pressed', 'true');
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

test('a screen reader reads each question by focus, and announces each correction once', async ({
  page,
}) => {
  const game = quiz(page);
  const heard = await recordAnnouncements(page);
  await game.start('Raju');
  for (let number = 1; number <= 5; number += 1) {
    const { answer, remark } = questionOf(number);
    const isRight = number % 2 === 1;
    await expect(game.question(number)).toBeFocused();
    await expect(game.question(number)).toHaveAccessibleDescription(`Question ${number} of 5`);
    expect(await heard(), `before pick ${number}`).toHaveLength(number - 1);
    await game.option(isRight ? rightOf(number) : wrongOf(number)).click();
    await expect.poll(heard, `after pick ${number}`).toHaveLength(number);
    const verdicts = isRight ? labels.rightVerdicts : labels.wrongVerdicts;
    expect((await heard()).at(-1)).toMatch(
      new RegExp(`^(${verdicts.join('|')}) ${labels.rightAnswer}: ${answer}\\. ${remark}$`),
    );
    await game.goOnButton(number).click();
  }
  await expect(game.reportCard.getByRole('heading', { name: 'Report Card' })).toBeFocused();
  expect(await heard(), 'the report card is read, not announced').toHaveLength(5);
});

test('a reload starts over, with a typed name or two answered questions, without leftovers', async ({
  page,
}) => {
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
  const kept = await page.evaluate(() => JSON.parse(localStorage['persist:bbh_quiz'] as string));
  expect(Object.keys(kept).sort()).toEqual(['_persist', 'bestScore']);
});

test('back and forward in the middle keep the question and its pick; a page load resets it', async ({
  page,
}) => {
  const game = quiz(page);
  await game.start('Raju');
  await game.option(rightOf(1)).click();
  await game.nextButton.click();
  await game.option(wrongOf(2)).click();
  await link(gameTiles(page), 'Rock Paper Scissors').click();
  await expect(heading(page)).toHaveText('Rock Paper Scissors');
  await page.goBack();
  await expect(game.question(2)).toBeVisible();
  await expect(game.option(wrongOf(2))).toHaveAttribute('aria-pressed', 'true');
  await game.option(rightOf(2)).click();
  await expect(game.option(rightOf(2))).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await expect(heading(page)).toHaveText('Rock Paper Scissors');
  await page.goBack();
  await game.nextButton.click();
  await game.expectQuestion(3);
  await goAwayAndBack(page);
  await expectReady(page);
  await game.expectFreshStart();
});

/** The options whose text is covered by their mark. */
const wordsUnderMarks = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll('[aria-label=Options] button')].flatMap((option) => {
      const [, words, mark] = option.children;
      if (!words || !mark) return [];
      const over = mark.getBoundingClientRect();
      const hidden = boxesOf(words).some(
        ({ left, right, top, bottom }) =>
          // Glyphs start about a third below the top of their box.
          left < over.right && right > over.left && (2 * top + bottom) / 3 < over.bottom,
      );
      return hidden ? [words.textContent] : [];
    });
  });

test('at 360 x 640 a question, its options, its correction and Next are visible without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const game = quiz(page);
  await expect(game.startButton).toBeInViewport({ ratio: 1 });
  await game.start('Raju');
  const hidden: string[] = [];
  for (let number = 1; number <= 5; number += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    // By keyboard, which does not scroll to a visible control.
    await game.option(wrongOf(number)).press('Enter');
    await expect(game.correction).toContainText(questionOf(number).remark);
    expect(await scrolledBy(page)).toBe(0);
    const next = game.goOnButton(number);
    for (const part of [
      game.progress,
      game.question(number),
      ...[...'ABCD'].map((letter) => game.option(letter)),
      game.correction,
      next,
    ]) {
      const seen = await part.evaluate(
        (element) => element.getBoundingClientRect().bottom <= window.innerHeight,
      );
      if (!seen) hidden.push(`question ${number}: ${await part.textContent()}`);
    }
    for (const words of await wordsUnderMarks(page)) hidden.push(`under a mark: ${words}`);
    await next.press('Enter');
  }
  expect(hidden).toEqual([]);
});

test('under reduced motion neither a pick nor the report card moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = quiz(page);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await game.start('Raju');
  for (let number = 1; number <= 5; number += 1) {
    await game.option(wrongOf(number)).click();
    expect(await moving()).toBe(0);
    await game.goOnButton(number).click();
  }
  await expect(game.reportCard).toBeVisible();
  expect(await moving()).toBe(0);
});

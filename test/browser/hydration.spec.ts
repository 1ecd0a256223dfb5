import type { Page } from '@playwright/test';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage } from './pages';
import { QUIZ, quiz } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import {
  button,
  delayScripts,
  expect,
  expectReady,
  footer,
  heading,
  link,
  mainMenu,
  test,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

/** Opens a page with delayed scripts. Returns a function that releases them. */
async function openBeforeHydration(page: Page, path: string) {
  const release = await delayScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toBeVisible();
  return async () => {
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await expectReady(page);
  };
}

test('a mode chosen and Enter pressed before hydration take effect', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  const game = loveCalculator(page);
  await game.mode('Takrar').click();
  await game.fillIn('Raju', 'Rani');
  await game.secondName.press('Enter');
  await expect(page).toHaveURL('/school-games');
  await hydrate();
  await expect(game.mode('Takrar')).toBeChecked();
  await game.expectResult(66);
});

test('a level tapped before hydration overrides that of an earlier visit', async ({
  page,
  open,
}) => {
  const game = truthOrDare(page);
  await open(TRUTH_OR_DARE);
  await game.level('Hard').check();
  const hydrate = await openBeforeHydration(page, TRUTH_OR_DARE);
  await game.level('Easy').click();
  await hydrate();
  await expect(game.level('Easy')).toBeChecked();
  await game.expectSeconds(30);
});

test('a hand tapped before hydration is played once', { tag: '@journey' }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await game.hand('Paper').click();
  await hydrate();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
    /^Paper/,
  ]);
});

test('a name typed and Start Quiz tapped twice before hydration lead to the first question', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, QUIZ);
  const game = quiz(page);
  await game.name.fill('Raju');
  await game.startButton.dblclick();
  await expect(page).toHaveURL(QUIZ);
  await hydrate();
  await game.expectQuestion(1);
  await expect(game.question(1)).toBeFocused();
});

test('a tap on a teacher or on Hint before the first round is ignored', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  // Playwright would wait until the button is enabled.
  await game.guesses.first().click({ force: true });
  await game.guesses.last().click({ force: true });
  await game.hintButton.click({ force: true });
  await hydrate();
  await game.teacherIn();
  await game.expectRound(1, 0);
  await expect(game.guesses.first()).toBeEnabled();
  await expect(game.hintButton).toBeEnabled();
});

test('names typed and Calculate tapped before hydration give their result; until then it is dimmed', {
  tag: '@journey',
}, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  const game = loveCalculator(page);
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(game.calculateButton).toBeInViewport();
  const opacity = () =>
    game.calculateButton.evaluate((control) => Number(getComputedStyle(control).opacity));
  await game.fillIn('Raju', 'Rani');
  expect(await opacity()).toBe(1);
  await game.calculateButton.click();
  await expect.poll(opacity).toBeLessThan(1);
  await game.expectNoResult();
  await hydrate();
  await game.expectResult(75);
  await expect(game.firstName).toHaveValue('Raju');
  await expect(game.secondName).toHaveValue('Rani');
  await expect.poll(opacity).toBe(1);
});

test('a tap on Calculate without names before hydration shows the alert', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  const game = loveCalculator(page);
  await game.calculateButton.click();
  await hydrate();
  await expect(game.alert).toBeVisible();
  await button(game.alert, 'OK').click();
  await expect(game.firstName).toBeFocused();
});

test('taps on the menu and on Dark mode before hydration are replayed', {
  tag: '@journey',
}, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/');
  await button(page, 'Dark mode').click();
  await button(mainMenu(page), 'More').click();
  await hydrate();
  await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
  await expect(link(mainMenu(page), 'About Us')).toBeVisible();
});

test('text being typed during hydration is kept, and so is the focus', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  const game = loveCalculator(page);
  await game.firstName.fill('Raju');
  await game.secondName.focus();
  await page.keyboard.type('Ra');
  await hydrate();
  await expect(game.secondName).toBeFocused();
  await page.keyboard.type('ni');
  await expect(game.secondName).toHaveValue('Rani');
  await page.keyboard.press('Enter');
  await game.expectResult(75);
});

test('links work without scripts', async ({ page }) => {
  await openBeforeHydration(page, '/');
  await link(page.getByRole('main'), 'Journey').click({ noWaitAfter: true });
  await expectPage(page, '/journey');
  await expect(heading(page)).toBeVisible();
});

test('the copyright line has the current year, not that of the build', { tag: '@journey' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2037-03-01T10:00:00+05:30'));
  const hydrate = await openBeforeHydration(page, '/journey');
  await expect(footer(page)).toContainText(/© 20[23]\d Backbencher's Memories/);
  await expect(footer(page)).not.toContainText('2037');
  await hydrate();
  await expect(footer(page)).toContainText("© 2037 Backbencher's Memories");
});

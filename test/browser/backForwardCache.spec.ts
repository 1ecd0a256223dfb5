import { wholeBrowser } from './playwright.config';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { button, expect, expectNotReloaded, expectReady, markWindow, test } from './site';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the back/forward cache shows and continues the scores that another tab stored meanwhile', async ({
  page,
  open,
}) => {
  await page.clock.install();
  // Not every browser delivers storage events to a restored page.
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  await open(ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await game.play('Rock', 'Scissors');
  await markWindow(page);
  await open('/about-us');

  const other = await page.context().newPage();
  await other.goto(ROCK_PAPER_SCISSORS);
  await expectReady(other);
  await rockPaperScissors(other).play('Rock', 'Scissors');
  await rockPaperScissors(other).play('Rock', 'Paper');
  await button(other, 'Dark mode').click();
  await other.close();

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(ROCK_PAPER_SCISSORS);
  await game.expectTally(2, 1, 0);
  await expectNotReloaded(page);
  await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
  await game.play('Rock', 'Scissors');
  await game.expectTally(3, 1, 0);

  await page.reload();
  await expectReady(page);
  await game.expectTally(3, 1, 0);
  await game.expectScores({ Streak: 1, 'Best streak': 2 });
});

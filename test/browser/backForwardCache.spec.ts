import { playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { wholeBrowser } from './playwright.config';
import { button, expect, expectNotReloaded, markWindow, openIn, test } from './site';
import { visitorOf } from './visitor';

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
  const visitor = visitorOf(page);
  await playRound(visitor, 'Rock', 'Scissors');
  await markWindow(page);
  await open('/about-us');

  const other = await page.context().newPage();
  await openIn(other, ROCK_PAPER_SCISSORS);
  await playRound(visitorOf(other), 'Rock', 'Scissors');
  await playRound(visitorOf(other), 'Rock', 'Paper');
  await button(other, 'Dark mode').click();
  await other.close();

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(ROCK_PAPER_SCISSORS);
  await visitor.expectFigures({ You: '2', Computer: '1', Ties: '0' });
  await expectNotReloaded(page);
  await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
  await playRound(visitor, 'Rock', 'Scissors');
  await page.reload();
  await visitor.expectFigures({ You: '3', Computer: '1', Streak: '1', 'Best streak': '2' });
});

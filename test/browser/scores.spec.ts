import { playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { PLAYED_AT, resetScore } from '../plays/visitor';
import { expect, expectReady, test } from './site';
import { visitorOf } from './visitor';

test('a win is stored even if the tab is closed as soon as it is shown', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.clock.install();
  await open('/about-us');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path), ROCK_PAPER_SCISSORS),
  ]);
  await expectReady(tab);
  await tab.evaluate(() => {
    Math.random = () => 0.9;
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent?.includes('You win!')) window.close();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await tab.getByRole('button', { name: 'Rock', exact: true }).click();
  await Promise.all([tab.waitForEvent('close'), tab.clock.runFor(2000).catch(() => undefined)]);
  await open(ROCK_PAPER_SCISSORS);
  await visitorOf(page).expectFigures({ You: '1', Computer: '0', Ties: '0' });
});

test('two tabs store both wins, and each shows those of the other, and its reset', {
  tag: '@journey',
}, async ({ page, context }) => {
  const tab = await context.newPage();
  await page.clock.install({ time: PLAYED_AT });
  for (const one of [page, tab]) {
    await one.goto(ROCK_PAPER_SCISSORS);
    await expectReady(one);
  }
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  const [here, there] = [visitorOf(page), visitorOf(tab)];
  await playRound(here, 'Rock', 'Scissors');
  await there.expectFigures({ You: '1' });
  await playRound(there, 'Paper', 'Rock');
  await here.expectFigures({ You: '2', Streak: '2', 'Best streak': '2' });
  await expect(history).toHaveCount(2);
  await here.expectHeard('You win!…');
  await resetScore(there);
  await here.expectFigures({ You: '0', 'Best streak': '0' });
  await expect(history).toHaveCount(0);
  await page.reload();
  await here.expectFigures({ You: '0', 'Best streak': '0' });
});

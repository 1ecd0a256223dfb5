import { ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { expectReady, test } from './site';
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

import type { Page } from '@playwright/test';
import { advance, mockRandom, openWithPausedClock } from './gameTime';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { newShifts, shiftFaults, watchShifts } from './shifts';
import { expect, PHONE, test } from './site';

test.use({ viewport: PHONE, drawsEverything: true });

const FILE = /assets\/confetti\b.*\.js$/;

const confetti = (page: Page) => page.locator('canvas');

test('a new best is celebrated with confetti, which takes no tap, shifts no layout and disappears', {
  tag: '@font',
}, async ({ page, open }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const fetched = () => files.filter((file) => FILE.test(file)).length;
  await watchShifts(page, { isClockMocked: true });
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await game.play('Rock', 'Paper');
  await expect(confetti(page)).toHaveCount(0);
  expect(fetched(), 'fetched before it is needed').toBe(0);

  await newShifts(page);
  await game.play('Rock', 'Scissors');
  await expect(confetti(page)).toHaveCount(1);
  expect(fetched()).toBe(1);
  expect(shiftFaults(await newShifts(page), 'confetti')).toEqual([]);
  await test.step('it covers the whole window', async () => {
    expect(await confetti(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    const hit = await game.hand('Rock').evaluate((button) => {
      const canvas = document.querySelector('canvas') as HTMLElement;
      canvas.style.setProperty('pointer-events', 'auto');
      const { left, top } = button.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + 9, top + 9)?.localName;
      canvas.style.setProperty('pointer-events', 'none');
      return topmost;
    });
    expect(hit).toBe('canvas');
  });
  await test.step('the next hand can be clicked through it', async () => {
    await game.hand('Paper').click();
    await game.expectNoResult();
    await expect(confetti(page)).toHaveCount(1);
    await mockRandom(page, 0.1);
  });
  await advance(page, 600);
  await expect(confetti(page)).toHaveCount(0);
  await advance(page, 1400);

  await game.expectTally(2, 1, 0);

  await test.step('a win that is no new best has none', async () => {
    await advance(page, 600);
    await expect(confetti(page)).toHaveCount(0);
    await game.play('Rock', 'Paper');
    await game.play('Rock', 'Scissors');
    await game.expectTally(3, 2, 0);
    await expect(confetti(page)).toHaveCount(0);
  });
});

test('confetti that fails to load causes no error, and is loaded with the next best', async ({
  page,
  open,
  expectConsole,
}) => {
  // Chromium's own message for a failed request.
  expectConsole('error: Failed to load resource: net::ERR_FAILED');
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await page.route(FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await game.play('Rock', 'Scissors');
  await failed;
  await expect(confetti(page)).toHaveCount(0);
  await page.unrouteAll();
  await game.play('Rock', 'Scissors');
  await game.expectTally(2, 0, 0);
  await expect(confetti(page)).toHaveCount(1);
  // It disappears in time with a low frame rate, too.
  await page.clock.fastForward(600);
  await expect(confetti(page)).toHaveCount(0);
});

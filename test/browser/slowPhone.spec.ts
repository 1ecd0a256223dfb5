import type { Page } from '@playwright/test';
import { openAndClose, plays } from '../bench/plays';
import { expect, expectReady, PHONE, test } from './site';

/** Mocks a hydration so slow that the page defers notifying subscribers until after paint. */
async function openSlowly(page: Page, path: string) {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
    new MutationObserver(() => {
      document.documentElement.dataset.wasPressed = '';
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-pressed'],
    });
  });
  await page.goto(path);
  await expectReady(page);
}

const screens = {
  'the Love Calculator': plays['Love Calculator'],
  'Guess the Teacher': plays['Guess the Teacher'],
  'the Quiz Game': plays['Quiz Game'],
  'the menus and switches': { path: '/', play: openAndClose },
};

test.use({ viewport: PHONE });

for (const [name, screen] of Object.entries(screens)) {
  test(`on a slow phone, quick input in ${name} is not lost`, async ({ page }) => {
    if (!screen) throw new Error(`No such screen: ${name}`);
    await openSlowly(page, screen.path);
    await screen.play({
      page,
      press: (_control, locator) => locator.click(),
      type: (_field, locator, text) => locator.pressSequentially(text),
    });
    await expect(page.locator('html[data-was-pressed]')).toHaveCount(1);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

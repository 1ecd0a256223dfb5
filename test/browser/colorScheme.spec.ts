import type { Page } from '@playwright/test';
import { brokenStorages } from './brokenStorage';
import { button, delayScripts, expect, expectReady, link, mainMenu, test } from './site';

const darkMode = (page: Page) => button(page, 'Dark mode');

/** Lightness of the background: 0 is black, 1 white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const channels =
      backgroundColor
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [];
    return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
  });
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3);
const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.5);

test('a dark system gets the dark scheme, and the switch shows it', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/');
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
});

test('until the visitor chooses, the scheme follows the system as it changes', async ({
  page,
  open,
}) => {
  await open('/school-games');
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the switch turns the page dark and light again, by mouse and by keyboard', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await darkMode(page).click();
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(darkMode(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a choice persists across a change of the system, of the page, a reload and the tab', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await darkMode(page).click();
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await link(mainMenu(page), 'Journey').click();
  await expectDark(page);
  await page.reload();
  await expectReady(page);
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');

  const tab = await page.context().newPage();
  await tab.goto('/about-us');
  await expectReady(tab);
  await expectDark(tab);
  await expect(darkMode(tab)).toHaveAttribute('aria-pressed', 'true');
});

test('light can be chosen on a dark system, and stays chosen', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/');
  await darkMode(page).click();
  await expectLight(page);
  await page.reload();
  await expectReady(page);
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
});

/** When the scheme was set, and when first paint was, in ms since navigation start. */
async function watchFirstPaint(page: Page) {
  await page.addInitScript(() => {
    const watched = { schemeSetAt: Number.NaN, firstPaintAt: Number.NaN };
    Object.assign(window, { watched });
    new MutationObserver(() => {
      if (Number.isNaN(watched.schemeSetAt) && document.documentElement?.dataset.scheme) {
        watched.schemeSetAt = performance.now();
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      // Not first-contentful-paint, which may come in a later callback.
      const [first] = list.getEntriesByName('first-paint');
      if (first) watched.firstPaintAt = first.startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        (window as never as { watched: Record<'schemeSetAt' | 'firstPaintAt', number> }).watched,
    );
}

for (const [chosen, system, expectChosen] of [
  ['dark', 'light', expectDark],
  ['light', 'dark', expectLight],
] as const) {
  test(`a chosen ${chosen} never flashes ${system}: it is set before the first paint, without the scripts`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: system });
    await open('/');
    await darkMode(page).click();
    await expectChosen(page);
    const watched = await watchFirstPaint(page);
    const release = await delayScripts(page);
    await page.goto('/school-games', { waitUntil: 'commit' });
    await expect.poll(async () => (await watched()).firstPaintAt).toBeGreaterThan(0);
    const { schemeSetAt, firstPaintAt } = await watched();
    expect(schemeSetAt).toBeLessThanOrEqual(firstPaintAt);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe(chosen);
    await expectChosen(page);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await expectReady(page);
    await expectChosen(page);
  });
}

test('an invalid stored scheme is ignored: the system decides', async ({ page, open }) => {
  await open('/');
  await darkMode(page).click();
  await expectDark(page);
  for (const stored of ['"dark"', 'blue', '', '[object Object]', '<script>']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, value);
    }, stored);
    await page.reload();
    await expectReady(page);
    await expectLight(page);
    await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
  }
});

for (const [how, breakIt] of brokenStorages) {
  test(`where storage is ${how}, the site works and the choice lasts for the visit`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(breakIt);
    await open('/');
    await expectLight(page);
    await darkMode(page).click();
    await expectDark(page);
    await link(mainMenu(page), 'Journey').click();
    await expect(page).toHaveTitle(/^Journey/);
    await expectDark(page);
  });
}

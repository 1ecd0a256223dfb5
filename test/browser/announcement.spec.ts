import type { Page } from '@playwright/test';
import { settings } from '../../src/settings';
import { expectPage } from './pages';
import {
  button,
  delayScripts,
  expect,
  expectReady,
  heading,
  link,
  mainMenu,
  storedByBrowser,
  test,
} from './site';

const FLAG = 'bbh_tools_alert_dismissed';

const card = (page: Page) =>
  page.getByRole('region', { name: 'PDF tools announcement', exact: true });
const closeButton = (page: Page) => button(card(page), 'Close announcement');
const tryButton = (page: Page) => button(card(page), 'Try PDF Tools');
const firstRoute = (page: Page) => link(page.getByRole('main'), 'Journey');

const setFlag = (page: Page, value: string) =>
  page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [FLAG, value] as const);

/** Returns a function that tells whether the card was visible in any frame so far. */
async function watchForCard(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(window, { cardSeen: false });
    const check = () => {
      const announcement = document.querySelector('[aria-label="PDF tools announcement"]');
      if (announcement?.checkVisibility()) Object.assign(window, { cardSeen: true });
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  return () => page.evaluate(() => (window as never as { cardSeen: boolean }).cardSeen);
}

test('once closed, the announcement is hidden on other pages and after a reload, but not in a new session', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await expect(card(page)).toContainText('PDF');
  const before = await storedByBrowser(page);
  await closeButton(page).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([[FLAG, 'true']]);
  await page.evaluate((name) => sessionStorage.removeItem(name), FLAG);
  expect(await storedByBrowser(page), 'nothing else is stored').toBe(before);
  await setFlag(page, 'true');

  await link(mainMenu(page), 'Journey').click();
  await expectPage(page, '/journey');
  await link(mainMenu(page), 'Home').click();
  await expectPage(page, '/');
  await expect(heading(page)).toBeFocused();
  await expect(card(page)).toHaveCount(0);

  const wasSeen = await watchForCard(page);
  await page.reload();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);
  expect(await wasSeen(), 'the card was visible').toBe(false);

  const later = await page.context().newPage();
  await later.goto('/');
  await expectReady(later);
  await expect(card(later)).toBeVisible();
});

test('before hydration only the exact flag hides the announcement', async ({ page }) => {
  await page.goto('/journey');
  const release = await delayScripts(page);
  for (const value of ['false', '1', 'TRUE', ' true', '']) {
    await setFlag(page, value);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(card(page), `"${value}"`).toBeVisible();
  }
  await setFlag(page, 'true');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(firstRoute(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  release();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);

  await setFlag(page, 'false');
  await page.reload();
  await expectReady(page);
  await expect(card(page)).toBeVisible();
});

test('Try PDF Tools opens the configured URL in the same tab', {
  tag: '@journey',
}, async ({ page, open, expectConsole }) => {
  expectConsole(`request: ${settings.toolsUrl}`);
  await page.route(settings.toolsUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>PDF tools</h1>' }),
  );
  await open('/');
  const tabs: Page[] = [];
  page.context().on('page', (tab) => tabs.push(tab));
  await tryButton(page).click();
  await expect(heading(page)).toHaveText('PDF tools');
  expect(page.url()).toBe(settings.toolsUrl);
  expect(tabs, 'new tabs').toEqual([]);
  // Using it does not dismiss the announcement.
  await page.goBack();
  await expectReady(page);
  await expect(card(page)).toBeVisible();
});

test('a tap on Close before hydration closes the announcement after it', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await closeButton(page).click();
  await expect(card(page)).toBeVisible();
  release();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), FLAG)).toBe('true');
});

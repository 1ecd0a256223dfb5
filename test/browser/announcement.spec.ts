import type { Page } from '@playwright/test';
import { settings } from '../../src/settings';
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

const setFlag = (page: Page, value: string) =>
  page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [FLAG, value] as const);

test('once closed, the announcement is hidden on other pages and after a reload, but not in a new session', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await expect(card(page)).toContainText('PDF');
  const before = await storedByBrowser(page);
  await closeButton(page).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([[FLAG, 'true']]);
  await page.evaluate((name) => sessionStorage.removeItem(name), FLAG);
  expect(await storedByBrowser(page), 'nothing else is stored').toBe(before);
  await setFlag(page, 'true');

  await link(mainMenu(page), 'Journey').click();
  await expect(heading(page)).toHaveText('Journey');
  await link(mainMenu(page), 'Home').click();
  await expect(heading(page)).toBeFocused();
  await expect(card(page)).toHaveCount(0);

  await page.reload();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);

  const later = await page.context().newPage();
  await later.goto('/');
  await expect(card(later)).toBeVisible();
});

test('before hydration only the exact flag hides the announcement, and a tap on Close counts', async ({
  page,
}) => {
  await page.goto('/journey');
  const release = await delayScripts(page);
  const openWith = async (value: string) => {
    await setFlag(page, value);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
  };
  await openWith('true');
  await expect(heading(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  for (const value of ['false', '1', 'TRUE', ' true', '']) {
    await openWith(value);
    await expect(card(page), `"${value}"`).toBeVisible();
  }
  await closeButton(page).click();
  await expect(card(page)).toBeVisible();
  release();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), FLAG)).toBe('true');
});

test('Try PDF Tools opens the configured URL in the same tab', {
  tag: '@journey',
}, async ({ page, open, expectConsole }) => {
  expectConsole(`request: ${settings.toolsUrl}`);
  await page.route(settings.toolsUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>PDF tools</h1>' }),
  );
  await open('/');
  await button(card(page), 'Try PDF Tools').click();
  await expect(heading(page)).toHaveText('PDF tools');
  expect(page.url()).toBe(settings.toolsUrl);
  expect(page.context().pages()).toHaveLength(1);
  // Using it does not dismiss the announcement.
  await page.goBack();
  await expect(card(page)).toBeVisible();
});

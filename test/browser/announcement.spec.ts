import type { Page } from '@playwright/test';
import { settings } from '../../src/settings';
import {
  button,
  expect,
  expectReady,
  heading,
  link,
  mainMenu,
  openBeforeHydration,
  PHONE,
  reload,
  SMALL_PHONE,
  storedByBrowser,
  test,
} from './site';

const FLAG = 'bbh_tools_alert_dismissed';

const card = (page: Page) =>
  page.getByRole('region', { name: 'PDF tools announcement', exact: true });
const closeButton = (page: Page) => button(card(page), 'Close announcement');

const setFlag = (page: Page, value: string) =>
  page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [FLAG, value] as const);

test('the announcement leads to the tools in the same tab; once closed, it is hidden on other pages and after a reload, but not in a new session', {
  tag: '@journey',
}, async ({ page, open, expectConsole }) => {
  expectConsole(`request: ${settings.toolsUrl}`);
  await page.route(settings.toolsUrl, (route) => route.fulfill({ body: 'PDF tools' }));
  await open('/');
  await button(card(page), 'Try PDF Tools').click();
  await expect(page).toHaveURL(settings.toolsUrl);
  expect(page.context().pages()).toHaveLength(1);
  await page.goBack();
  await expectReady(page);
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

  await reload(page);
  await expect(card(page)).toHaveCount(0);

  const later = await page.context().newPage();
  await later.goto('/');
  await expect(card(later)).toBeVisible();
});

test('before hydration only the exact flag hides the announcement, and a tap on Close counts', async ({
  page,
}) => {
  await page.goto('/journey');
  const openWith = async (value: string) => {
    await setFlag(page, value);
    return openBeforeHydration(page, '/');
  };
  let hydrate = await openWith('true');
  await expect(card(page)).toHaveCount(0);
  for (const value of ['false', '1', 'TRUE', ' true', '']) {
    hydrate = await openWith(value);
    await expect(card(page), `"${value}"`).toBeVisible();
  }
  await closeButton(page).click();
  await expect(card(page)).toBeVisible();
  await hydrate();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), FLAG)).toBe('true');
});

test('the first screen of a phone has slideshow, announcement and the three ways in, the next lines a game', async ({
  page,
  open,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await open('/');
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('region', { name: 'School ki yaadein' }),
    card(page),
    ...['Journey', 'Backbenchers wali game', 'Naya khel seekhe'].map((name) => link(main, name)),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await expect(link(main, 'Aaj ka Over')).toBeInViewport({ ratio: 1 });
});

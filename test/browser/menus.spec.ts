import type { Locator, Page } from '@playwright/test';
import { expectPage, SITE_NAME } from './pages';
import {
  button,
  centreOf,
  clickAt,
  expect,
  heading,
  LANDSCAPE,
  link,
  mainMenu,
  PHONE,
  tabTo,
  test,
} from './site';

const expectOpen = (menu: Locator) => expect(menu).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (menu: Locator) => expect(menu).toHaveAttribute('aria-expanded', 'false');

const menusOf = (page: Page) => ({
  schoolGames: button(mainMenu(page), 'School Games'),
  more: button(mainMenu(page), 'More'),
  menu: button(page, 'Menu'),
});

test('on a wide screen a click opens one dropdown at a time; Escape and Tab close it, and closed links are no tab stops', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/contribute');
  const { schoolGames, more, menu } = menusOf(page);
  await expect(menu).toHaveCount(0);
  await schoolGames.click();
  await expect(link(mainMenu(page), 'Play Now')).toBeInViewport({ ratio: 1 });
  await more.click();
  await expectOpen(more);
  await expectClosed(schoolGames);
  await expect(link(mainMenu(page), 'Play Now')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectClosed(more);
  await expect(more).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(schoolGames).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, link(mainMenu(page), 'About Us'));
  await page.keyboard.press('Tab');
  await expectClosed(more);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tap beside the open menu closes it, and does no more; the next tap counts, and so does a link of the menu', {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open('/');
    const { menu } = menusOf(page);
    const tap = async () => {
      const { x, y } = await centreOf(link(page.getByRole('main'), 'Journey'));
      await page.touchscreen.tap(x, y);
    };
    await menu.tap();
    await tap();
    await expectClosed(menu);
    await expectPage(page, '/');
    await expect(heading(page)).not.toBeFocused();
    await tap();
    await expectPage(page, '/journey');
    await menu.tap();
    await link(mainMenu(page), 'Home').tap();
    await expectPage(page, '/');
  });

  test('the Menu button opens and closes the menu, by finger and by key; Tab out of it closes it', {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open('/');
    const { menu, schoolGames, more } = menusOf(page);
    const journey = link(mainMenu(page), 'Journey');
    await expect(journey).toHaveCount(0);
    await menu.tap();
    await expect(journey).toBeInViewport({ ratio: 1 });
    await schoolGames.tap();
    await expect(link(mainMenu(page), 'How to Play')).toBeInViewport({ ratio: 1 });
    await more.tap();
    await expectClosed(schoolGames);
    await expectOpen(menu);
    await menu.tap();
    await expectClosed(menu);
    await expect(journey).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expectOpen(menu);
    await page.keyboard.press('Tab');
    await expect(link(mainMenu(page), 'Home')).toBeFocused();
    await tabTo(page, more);
    await page.keyboard.press('Tab');
    await expectClosed(menu);
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});

test('on a phone held sideways the open menu is completely visible', async ({ page, open }) => {
  await page.setViewportSize(LANDSCAPE);
  await open('/');
  await button(page, 'Menu').click();
  for (const name of ['School Games', 'More']) {
    await button(mainMenu(page), name).click();
    for (const one of await mainMenu(page).getByRole('link').all())
      await expect(one).toBeInViewport({ ratio: 1 });
  }
});

test.describe('a press beside an open menu closes it, and does no more', () => {
  test('by mouse: no link is followed, no switch is pressed, no field is focused', async ({
    page,
    open,
  }) => {
    await open('/feedback');
    const { more } = menusOf(page);
    const field = page.getByRole('textbox', { name: 'Name' });
    const darkMode = button(page, 'Dark mode');
    for (const beside of [link(page, SITE_NAME), darkMode, field]) {
      await more.click();
      await clickAt(beside);
      await expectClosed(more);
    }
    await expectPage(page, '/feedback');
    await expect(darkMode).toHaveAttribute('aria-pressed', 'false');
    await expect(field).not.toBeFocused();
    await field.click();
    await expect(field).toBeFocused();
    await darkMode.click();
    await expect(darkMode).toHaveAttribute('aria-pressed', 'true');
  });

  test('but the button gets the focus that a link of the menu had', async ({ page, open }) => {
    await open('/contribute');
    const { more } = menusOf(page);
    await more.click();
    await link(mainMenu(page), 'About Us').focus();
    await clickAt(heading(page));
    await expectClosed(more);
    await expect(more).toBeFocused();
  });

  test('but counts where the open menu has been scrolled out of sight', async ({ page, open }) => {
    await open('/journey');
    const { more } = menusOf(page);
    await more.click();
    await page.mouse.wheel(0, 2000);
    await expect(more).not.toBeInViewport();
    await clickAt(page.locator('main nav a').first());
    await expect(page).toHaveURL(/#/);
    await expectClosed(more);
  });

  test('by a key, on a link that has kept the focus', async ({ page, open }) => {
    await open('/contribute');
    const { more } = menusOf(page);
    await link(page.getByRole('main'), 'Feedback').focus();
    // Safari does not focus a clicked button: the focus stays on the link.
    await more.evaluate((element: HTMLElement) => element.click());
    await expectOpen(more);
    await page.keyboard.press('Enter');
    await expectClosed(more);
    await expectPage(page, '/contribute');
    await page.keyboard.press('Enter');
    await expectPage(page, '/feedback');
  });
});

import type { Locator, Page } from '@playwright/test';
import { expectPage, SITE_NAME } from './pages';
import { button, expect, heading, link, mainMenu, PHONE, tabTo, test } from './site';

const SCHOOL_GAMES = ['Play Now', 'How to Play'];
const MORE = ['Contribute', 'Feedback', 'About Us'];

const expectOpen = (menu: Locator) => expect(menu).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (menu: Locator) => expect(menu).toHaveAttribute('aria-expanded', 'false');

async function expectLinks(page: Page, names: string[], visible: boolean) {
  for (const name of names) {
    await expect(link(mainMenu(page), name)).toHaveCount(visible ? 1 : 0);
  }
}

const menusOf = (page: Page) => ({
  schoolGames: button(mainMenu(page), 'School Games'),
  more: button(mainMenu(page), 'More'),
  menu: button(page, 'Menu'),
});

test.describe('on a wide screen', () => {
  test.beforeEach(({ open }) => open('/contribute'));

  test('a click opens a dropdown, and another click on it or outside closes it', {
    tag: '@journey',
  }, async ({ page }) => {
    const { schoolGames, more, menu } = menusOf(page);
    await expect(menu).toHaveCount(0);
    await expectClosed(schoolGames);
    await expectLinks(page, SCHOOL_GAMES, false);
    await schoolGames.click();
    await expectOpen(schoolGames);
    await expectLinks(page, SCHOOL_GAMES, true);
    await more.click();
    await expectOpen(more);
    await expectClosed(schoolGames);
    await expectLinks(page, MORE, true);
    await expectLinks(page, SCHOOL_GAMES, false);
    await more.click();
    await expectClosed(more);
    await expectLinks(page, MORE, false);

    // On the page and in the header.
    for (const outside of [heading(page), button(page, 'Dark mode')]) {
      await more.click();
      await expectOpen(more);
      await outside.click();
      await expectClosed(more);
    }
  });

  test('a click on a link closes the dropdown, and so does Back', async ({ page }) => {
    const { more, schoolGames } = menusOf(page);
    await more.click();
    // The link of the current page.
    await link(mainMenu(page), 'Contribute').click();
    await expectClosed(more);
    await expectPage(page, '/contribute');
    await schoolGames.click();
    await link(mainMenu(page), 'Journey').click();
    await expectClosed(schoolGames);
    await expectPage(page, '/journey');
    await more.click();
    await page.goBack();
    await expectPage(page, '/contribute');
    await expectClosed(more);
  });

  test('Escape closes a dropdown and focuses its button, whether opened by keyboard or by mouse', {
    tag: '@journey',
  }, async ({ page }) => {
    const { schoolGames, more } = menusOf(page);
    await schoolGames.focus();
    await page.keyboard.press('Enter');
    await expectOpen(schoolGames);
    await page.keyboard.press('Tab');
    await expect(link(mainMenu(page), 'Play Now')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(schoolGames);
    await expect(schoolGames).toBeFocused();
    await more.click();
    await page.keyboard.press('Escape');
    await expectClosed(more);
    await expect(more).toBeFocused();
  });

  test('Tab skips the links of closed dropdowns, and closes an open one by leaving it', async ({
    page,
  }) => {
    const { schoolGames, more } = menusOf(page);
    await tabTo(page, schoolGames);
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(more);
    await tabTo(page, link(mainMenu(page), 'About Us'));
    await page.keyboard.press('Tab');
    await expectClosed(more);
    await expect(page.locator('nav :focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);

    await schoolGames.click();
    await expectOpen(schoolGames);
    await link(mainMenu(page), 'Home').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, SITE_NAME)).toBeFocused();
    await expectClosed(schoolGames);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test.beforeEach(({ open }) => open('/'));

  test('the Menu button opens and closes the menu; in it one dropdown is open at a time, completely visible', {
    tag: '@journey',
  }, async ({ page }) => {
    const { menu, schoolGames, more } = menusOf(page);
    await expectClosed(menu);
    await expect(link(mainMenu(page), 'Journey')).toHaveCount(0);
    await menu.tap();
    await expectOpen(menu);
    await expect(link(mainMenu(page), 'Home')).toBeInViewport({ ratio: 1 });
    await expect(link(mainMenu(page), 'Journey')).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await expectClosed(menu);
    await expect(link(mainMenu(page), 'Journey')).toHaveCount(0);

    await menu.tap();
    await schoolGames.tap();
    await expect(link(mainMenu(page), 'How to Play')).toBeInViewport({ ratio: 1 });
    await more.tap();
    await expectClosed(schoolGames);
    await expectOpen(menu);
    for (const name of MORE) {
      await expect(link(mainMenu(page), name)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the keyboard opens the menu, and Tab out of it closes it', { tag: '@journey' }, async ({
    page,
  }) => {
    const { menu, more } = menusOf(page);
    await tabTo(page, menu);
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

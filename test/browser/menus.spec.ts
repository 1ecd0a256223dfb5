import type { Locator, Page } from '@playwright/test';
import { expectPage, SITE_NAME } from './pages';
import {
  button,
  expect,
  expectReady,
  heading,
  LANDSCAPE,
  link,
  mainMenu,
  PHONE,
  tabTo,
  test,
  tightLayouts,
} from './site';

const SCHOOL_GAMES = ['Play Now', 'How to Play', 'Report Card'];
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

/** Where a press of a control goes. */
async function centreOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('a press beside an open menu closes it, and does no more', () => {
  test('by finger; the next tap counts, and so does a link of the menu', {
    tag: '@journey',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/');
    await expectReady(page);
    const { menu } = menusOf(page);
    const card = link(page.getByRole('main'), 'Journey');
    await menu.tap();
    await expectOpen(menu);
    await page.touchscreen.tap(...(await centreOf(card)));
    await expectClosed(menu);
    await expectPage(page, '/');
    await expect(heading(page)).not.toBeFocused();
    await page.touchscreen.tap(...(await centreOf(card)));
    await expectPage(page, '/journey');
    await menu.tap();
    await link(mainMenu(page), 'Home').tap();
    await expectPage(page, '/');
    await context.close();
  });

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
      await expectOpen(more);
      await page.mouse.click(...(await centreOf(beside)));
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

  test('by mouse, while a link of the menu has the focus: its button gets it', async ({
    page,
    open,
  }) => {
    await open('/contribute');
    const { more } = menusOf(page);
    await more.click();
    await link(mainMenu(page), 'About Us').focus();
    await page.mouse.click(...(await centreOf(heading(page))));
    await expectClosed(more);
    await expect(more).toBeFocused();
  });

  test('but a press counts where the open menu has been scrolled out of sight', async ({
    page,
    open,
  }) => {
    await open('/journey');
    const { more } = menusOf(page);
    await more.click();
    await page.mouse.wheel(0, 2000);
    const year = page.locator('main nav a').first();
    await expect(more).not.toBeInViewport();
    await page.mouse.click(...(await centreOf(year)));
    await expect(page).toHaveURL(/#/);
    await expectClosed(more);
  });

  test('by a key, on a link that has kept the focus', async ({ page, open }) => {
    await open('/contribute');
    const { more } = menusOf(page);
    const inPage = link(page.getByRole('main'), 'Feedback');
    await inPage.focus();
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

test('with a large font size the header of a phone has two rows at most', {
  tag: '@anyfont',
}, async ({ page, open }) => {
  await open('/school-games');
  for (const [layout, apply] of tightLayouts) {
    await apply(page);
    const { rows, share } = await page.evaluate(() => {
      const header = document.querySelector('header') as HTMLElement;
      const middles = [...header.querySelectorAll('a, button')]
        .map((control) => control.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, bottom }) => (top + bottom) / 2)
        .sort((one, other) => one - other);
      return {
        rows: middles.filter((middle, index) => middle - (middles[index - 1] ?? 0) > 20).length,
        share: header.getBoundingClientRect().height / window.innerHeight,
      };
    });
    expect.soft(rows, layout).toBeLessThanOrEqual(2);
    expect.soft(share, layout).toBeLessThan(1 / 3);
  }
});

import type { Page } from '@playwright/test';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { asStored, BACKBENCHER_TEST_KEY } from '../support/storedTexts';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { layoutFaults } from './layoutFaults';
import type { PHONE } from './site';
import {
  atEachSize,
  DESKTOP,
  delayScripts,
  expect,
  expectInSight,
  expectReady,
  GAME_SIZES,
  NARROWEST,
  SMALL_PHONE,
  skipToContent,
  TABLET,
  tabTo,
  test,
  tightLayouts,
} from './site';

test.beforeEach(({ open }) => open(BACKBENCHER_TEST));

async function reload(page: Page) {
  await page.reload();
  await expectReady(page);
}

test('points are ticked by a press, a reload keeps them, and Reset takes them back for good', {
  tag: '@journey',
}, async ({ page }) => {
  const game = backbencherTest(page);
  await game.expectResult(0, 'front');
  await expect(game.resetButton).toHaveCount(0);
  for (const id of ['proxy', 'board-name', 'chalk-shoes', 'farewell-shirt'] as const) {
    await game.row(id).click();
    await expect(game.box(id)).toBeChecked();
  }
  await game.expectResult(4, 'second');
  await game.row('proxy').click();
  await game.expectResult(3, 'front');
  await game.row('back-page').click();

  await reload(page);
  await game.expectResult(4, 'second');
  await expect(game.line('second')).toBeVisible();
  for (const id of ['back-page', 'board-name', 'chalk-shoes', 'farewell-shirt'] as const)
    await expect(game.box(id)).toBeChecked();

  await game.resetButton.click();
  await game.expectResult(0, 'front');
  await expect(game.box('window-present')).toBeFocused();
  await expect(game.box('window-present')).toBeInViewport({ ratio: 1 });
  await reload(page);
  await game.expectResult(0, 'front');
});

test('by keyboard alone: down the list, up to the highest title, and back to the start', async ({
  page,
}) => {
  const game = backbencherTest(page);
  await skipToContent(page);
  await tabTo(page, game.box('window-present'));
  for (const id of POINTS) {
    await expect(game.box(id)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(game.box(id)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await game.expectResult(20, 'legend');
  await expect(game.resetButton).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectResult(0, 'front');
  await expect(game.box('window-present')).toBeFocused();
});

test('what is ticked in one tab is ticked in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(BACKBENCHER_TEST);
  await expectReady(other);
  await backbencherTest(page).row('proxy').click();
  await backbencherTest(other).expectResult(1, 'front');
  await backbencherTest(other).row('back-page').click();
  await backbencherTest(page).expectResult(2, 'front');
});

test('a tap before hydration ticks the point as soon as the page is ready', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(BACKBENCHER_TEST, { waitUntil: 'commit' });
  const game = backbencherTest(page);
  await game.row('proxy').click();
  await game.row('back-page').click();
  await game.row('back-page').click();
  await expect(game.box('proxy')).not.toBeChecked();
  release();
  await expectReady(page);
  await expect(game.box('proxy')).toBeChecked();
  await game.expectResult(1, 'front');
});

test('a point can be ticked, and the result is visible, without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  const game = backbencherTest(page);
  const row = game.row('window-present');
  await expectInSight(page, row);
  await row.click();
  await expectInSight(page, game.title, game.count);
  // Held sideways the note is beside the list, as a whole.
  const isWide = (size: typeof PHONE) => size.width > size.height;
  await atEachSize(page, GAME_SIZES.filter(isWide), (where) =>
    expect(game.resetButton, where).toBeInViewport({ ratio: 1 }),
  );
});

test('the result stays in sight at every point, and covers none', { tag: '@font' }, async ({
  page,
}) => {
  const game = backbencherTest(page);
  await atEachSize(page, [SMALL_PHONE, NARROWEST, TABLET, DESKTOP], async (where) => {
    for (const [index, id] of POINTS.entries()) {
      // A point that is in sight already is not scrolled to; one below the bar must be.
      await game.box(id).focus();
      await expect(game.row(id), where).toBeInViewport({ ratio: 1 });
      await game.row(id).click();
      await expect(game.count).toHaveText(`${index + 1} / 20`);
      for (const part of [game.title, game.count]) {
        await expect(part, `${where}, at point ${index + 1}`).toBeInViewport({ ratio: 1 });
      }
    }
    expect(await page.evaluate(layoutFaults), where).toEqual([]);
    await game.resetButton.click();
    await game.expectResult(0, 'front');
  });
});

test('the focused point is never below the bar, in the tight layouts either', {
  tag: '@widefont',
}, async ({ page }) => {
  const game = backbencherTest(page);
  for (const [layout, apply] of tightLayouts) {
    await apply(page);
    await game.box('window-present').focus();
    for (const id of POINTS) {
      await expect(game.box(id)).toBeFocused();
      const isCovered = await game.box(id).evaluate((box) => {
        const { left, top, height } = box.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 5, top + Math.min(height / 2, 20));
        return !box.closest('label')?.contains(hit);
      });
      expect(isCovered, `${id}, ${layout}`).toBe(false);
      await page.keyboard.press('Tab');
    }
  }
});

test('the rest of the note, with Reset, is below the list', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const game = backbencherTest(page);
  await game.tick(9);
  await game.resetButton.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(game.line('middle')).toBeInViewport({ ratio: 1 });
  await expect(game.resetButton).toBeInViewport({ ratio: 1 });
  await game.resetButton.click();
  await expect(game.box('window-present')).toBeFocused();
  await expect(game.row('window-present')).toBeInViewport({ ratio: 1 });
});

test('stored ticks of unknown points are dropped, and the rest is shown', async ({ page }) => {
  const text = asStored({ ticked: ['proxy', 'kabaddi', null, 'proxy', 'back-page'] });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    BACKBENCHER_TEST_KEY,
    text,
  ] as const);
  await reload(page);
  await backbencherTest(page).expectResult(2, 'front');
});

import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import {
  DESKTOP,
  expect,
  GAME_SIZES,
  gameTiles,
  LARGE,
  NARROWEST,
  scrolledBy,
  sizeName,
  TABLET,
  test,
} from './site';

const SIZES = [
  ...GAME_SIZES,
  NARROWEST,
  { width: 768, height: 1024 },
  { width: 768, height: 500 },
  TABLET,
  { width: 960, height: 600 },
  DESKTOP,
  LARGE,
];

const tiles = (page: Page) => gameTiles(page).getByRole('link');

/** What is wrong with a tile: not in sight as a whole, small, or marked though it is not the open one. */
const tileFaults = (page: Page) =>
  tiles(page).evaluateAll((all) => {
    const colorOf = (tile: Element) => getComputedStyle(tile).backgroundColor;
    const current = all.filter((tile) => tile.hasAttribute('aria-current'));
    return all.flatMap((tile) => {
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      const isInSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const isLarge = Math.min(right - left, bottom - top) >= 44;
      const isMarked = current.every((one) => colorOf(one) === colorOf(tile));
      return isInSight && isLarge && isMarked === current.includes(tile) ? [] : [tile.textContent];
    });
  });

test('the tiles of nine games are in sight in windows of any size, large enough to tap, the open one marked', {
  tag: '@anyfont',
}, async ({ page, open }) => {
  await open('/school-games/backbencher-test');
  await expect(tiles(page)).toHaveCount(9);
  for (const size of SIZES) {
    const where = `at ${sizeName(size)}`;
    await page.setViewportSize(size);
    expect.soft(await tileFaults(page), where).toEqual([]);
    expect.soft(await scrolledBy(page), where).toBe(0);
    expect.soft(await page.evaluate(layoutFaults), where).toEqual([]);
  }
});

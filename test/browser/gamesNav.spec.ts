import { layoutFaults } from './layoutFaults';
import { games } from './pages';
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
import { smallTargets } from './targets';
import { addTilesToCome, tiles } from './tilesToCome';

const WINDOWS = [
  ...GAME_SIZES,
  NARROWEST,
  { width: 768, height: 1024 },
  { width: 768, height: 500 },
  TABLET,
  { width: 960, height: 600 },
  DESKTOP,
  LARGE,
];

for (const size of WINDOWS) {
  test(`at ${sizeName(size)} the tiles of nine games are in sight, and each is large enough to tap`, {
    tag: '@anyfont',
  }, async ({ page, open }) => {
    await page.setViewportSize(size);
    for (const [path, name] of Object.entries(games)) {
      await open(path);
      await addTilesToCome(page);
      for (const tile of await tiles(page).all()) await expect(tile).toBeInViewport({ ratio: 1 });
      expect(await scrolledBy(page), path).toBe(0);
      const current = gameTiles(page).locator('[aria-current="page"]');
      await expect(current).toHaveText(name);
      await expect(current).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
    }
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}

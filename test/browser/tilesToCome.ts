import type { Page } from '@playwright/test';
import { games } from './pages';
import { expect, gameTiles } from './site';

/** Games to come, until there are nine. */
const namesToCome = ['Hand Cricket', 'Chidiya Udd', 'Raja Mantri Chor Sipahi'].filter(
  (name) => !Object.values(games).includes(name),
);

export const tiles = (page: Page) => gameTiles(page).getByRole('link');

/** Adds the tiles of games to come to those of the page, as copies of the last one. */
export async function addTilesToCome(page: Page) {
  await gameTiles(page)
    .getByRole('list')
    .evaluate((list, names) => {
      for (const name of names) {
        const item = list.lastElementChild?.cloneNode(true) as HTMLElement;
        const tile = item.querySelector('a');
        tile?.removeAttribute('aria-current');
        tile?.lastChild?.replaceWith(name);
        list.append(item);
      }
    }, namesToCome);
  await expect(tiles(page)).toHaveCount(9);
}

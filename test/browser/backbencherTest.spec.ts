import { points } from '../../src/games/backbencher-test/content';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { BACKBENCHER_TEST, resetTicks } from '../plays/backbencher-test';
import { checkbox } from '../plays/visitor';
import { layoutFaults } from './layoutFaults';
import {
  atEachSize,
  DESKTOP,
  expect,
  NARROWEST,
  openBeforeHydration,
  reload,
  test,
  widenFont,
} from './site';
import { locate, visitorOf } from './visitor';

test('a tap before hydration ticks the point as soon as the page is ready, and a reload keeps it', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, BACKBENCHER_TEST);
  const box = locate(page, checkbox(points.proxy));
  const other = locate(page, checkbox(points['back-page'])).locator('..');
  await box.locator('..').click();
  await other.click();
  await other.click();
  await expect(box).not.toBeChecked();
  await hydrate();
  for (const isAgain of [false, true]) {
    if (isAgain) await reload(page);
    await expect(box).toBeChecked();
    await visitorOf(page).expectShown('1 / 20');
  }
});

test('the result stays in sight at every point, and covers none; Reset leads back to the first', async ({
  page,
  open,
}) => {
  await open(BACKBENCHER_TEST);
  await widenFont(page);
  const visitor = visitorOf(page, { isPaused: false });
  const main = page.getByRole('main');
  const rowOf = (point: string) => locate(page, checkbox(point)).locator('..');
  await atEachSize(page, [NARROWEST, DESKTOP], async (where) => {
    for (const [index, id] of POINTS.entries()) {
      // A point that is in sight already is not scrolled to; one below the bar must be.
      await locate(page, checkbox(points[id])).focus();
      await expect(rowOf(points[id]), where).toBeInViewport({ ratio: 1 });
      await rowOf(points[id]).click();
      for (const part of [
        main.getByText(`${index + 1} / 20`, { exact: true }),
        main.getByRole('heading', { level: 2 }).first(),
      ])
        await expect(part, `${where}, at point ${index + 1}`).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(layoutFaults), where).toEqual([]);
    await resetTicks(visitor);
    await expect(locate(page, checkbox(points[POINTS[0]]))).toBeFocused();
    await expect(rowOf(points[POINTS[0]]), where).toBeInViewport({ ratio: 1 });
  });
});

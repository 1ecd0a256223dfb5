import type { Page } from '@playwright/test';
import { count, points, titles } from '../../src/games/backbencher-test/content';
import type { TitleId } from '../../src/games/backbencher-test/pageRules';
import type { PointId } from '../../src/games/backbencher-test/rules';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { button, expect } from './site';

export const BACKBENCHER_TEST = '/school-games/backbencher-test';

/** Page object of the Backbencher Test. */
export function backbencherTest(page: Page) {
  const main = page.getByRole('main');
  const group = page.getByRole('group', { name: 'Tum backbencher ho agar', exact: true });
  const box = (id: PointId) => group.getByRole('checkbox', { name: points[id], exact: true });
  const screen = {
    boxes: group.getByRole('checkbox'),
    box,
    /** The label: box and words, all of which can be pressed. */
    row: (id: PointId) => box(id).locator('..'),
    title: main.getByRole('heading', { level: 2 }),
    line: (id: TitleId) => main.getByText(titles[id].line, { exact: true }),
    count: main.getByText(/^\d+ \/ 20$/),
    resetButton: button(page, 'Reset'),

    /** Ticks the first points of the list. By keyboard, which is faster. */
    async tick(number: number) {
      for (const id of POINTS.slice(0, number)) await screen.box(id).press('Space');
    },
    async expectResult(number: number, title: TitleId) {
      await expect(screen.count).toHaveText(count(number, POINTS.length));
      await expect(screen.title).toHaveText(titles[title].title);
      await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(number);
    },
  };
  return screen;
}

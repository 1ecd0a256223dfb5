import type { Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';
import { layoutFaults } from './layoutFaults';
import { paths } from './pages';
import {
  atEachSize,
  button,
  DESKTOP,
  expect,
  LANDSCAPE,
  LARGE,
  mainMenu,
  NOT_FOUND_LINE,
  TABLET,
  test,
  tightLayouts,
} from './site';

test('no page has layout faults on a phone held sideways, a tablet or a large screen', {
  tag: '@widefont',
}, async ({ page, open, expectConsole }) => {
  expectConsole(NOT_FOUND_LINE);
  for (const path of [...paths, '/nope']) {
    await open(path);
    await atEachSize(page, [LANDSCAPE, TABLET, LARGE], async (where) => {
      expect.soft(await page.evaluate(layoutFaults), `${path} ${where}`).toEqual([]);
    });
  }
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

/** The contrast of the first paragraph, of ruled lines, and of the borders of controls with the page. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    const rgbOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const tokens = getComputedStyle(document.documentElement);
    // `light-dark()` is resolved where it is used.
    const probe = document.body.appendChild(document.createElement('i'));
    const token = (name: string) => {
      probe.style.color = tokens.getPropertyValue(name);
      return rgbOf(getComputedStyle(probe).color);
    };
    const field = getComputedStyle(document.querySelector('main input[id]') as Element);
    const chip = getComputedStyle(document.querySelector('header button') as Element);
    return {
      paper: token('--paper'),
      pencil: token('--pencil'),
      rule: token('--rule'),
      fieldSides: [field.borderTopWidth, field.borderLeftWidth].map(Number.parseFloat),
      chipBorder: rgbOf(chip.borderTopColor),
      chip: rgbOf(chip.backgroundColor),
    };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`where more contrast is asked for, pencil and lines are stronger and borders full, in the ${colorScheme} scheme`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await open('/school-games');
    const usual = await contrasts(page);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const more = await contrasts(page);
    const ratio = ({ paper }: typeof more, color: number[]) =>
      contrastRatio(color as never as Rgb, paper as never as Rgb);
    expect(ratio(more, more.pencil)).toBeGreaterThan(7);
    expect(ratio(more, more.pencil)).toBeGreaterThan(ratio(usual, usual.pencil) * 1.2);
    expect(ratio(more, more.rule)).toBeGreaterThan(ratio(usual, usual.rule) * 1.3);
    expect(usual.fieldSides).toEqual([0, 0]);
    expect(Math.min(...more.fieldSides)).toBeGreaterThan(1);
    expect(contrastRatio(more.chipBorder as never, more.chip as never)).toBeGreaterThan(4.5);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });
}

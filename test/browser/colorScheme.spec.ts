import type { Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';
import { button, DESKTOP, delayScripts, expect, expectReady, link, mainMenu, test } from './site';

const darkMode = (page: Page) => button(page, 'Dark mode');

/** Lightness of the background: 0 is black, 1 white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const channels =
      backgroundColor
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [];
    return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
  });
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3);
const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.5);

test('until the visitor chooses, the scheme follows the system', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/school-games');
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
});

test('the button turns the page dark and light again, by mouse and by keyboard', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await darkMode(page).click();
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(darkMode(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectLight(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a choice persists after a change of the system, on other pages, after a reload and in a new tab', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await darkMode(page).click();
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await link(mainMenu(page), 'Journey').click();
  await expectDark(page);
  await page.reload();
  await expectReady(page);
  await expectDark(page);
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');

  const tab = await page.context().newPage();
  await tab.goto('/about-us');
  await expectReady(tab);
  await expectDark(tab);
  await expect(darkMode(tab)).toHaveAttribute('aria-pressed', 'true');
});

/** The colour that a browser takes for what is around the page: that of the first tag that matches. */
const colorAround = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return tags.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });
const LIGHT_DESK = '#c99d6c';
const DARK_DESK = '#14201c';

test('without a choice, the colour around the page is that of the system', async ({
  page,
  open,
}) => {
  await open('/');
  expect(await colorAround(page)).toBe(LIGHT_DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorAround(page)).toBe(DARK_DESK);
});

/** Records when the scheme was set and when first paint was, in ms since navigation start. */
async function recordFirstPaint(page: Page) {
  await page.addInitScript(() => {
    const recorded = { schemeSetAt: Number.NaN, firstPaintAt: Number.NaN };
    Object.assign(window, { recorded });
    new MutationObserver(() => {
      if (Number.isNaN(recorded.schemeSetAt) && document.documentElement?.dataset.scheme) {
        recorded.schemeSetAt = performance.now();
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      // Not first-contentful-paint, which may come in a later callback.
      const [first] = list.getEntriesByName('first-paint');
      if (first) recorded.firstPaintAt = first.startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        (window as never as { recorded: Record<'schemeSetAt' | 'firstPaintAt', number> }).recorded,
    );
}

for (const [chosen, system, expectChosen] of [
  ['dark', 'light', expectDark],
  ['light', 'dark', expectLight],
] as const) {
  test(`${chosen}, chosen on a ${system} system, persists, and is set before the first paint`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: system });
    await open('/');
    await darkMode(page).click();
    await expectChosen(page);
    const recorded = await recordFirstPaint(page);
    const release = await delayScripts(page);
    await page.goto('/school-games', { waitUntil: 'commit' });
    await expect.poll(async () => (await recorded()).firstPaintAt).toBeGreaterThan(0);
    const { schemeSetAt, firstPaintAt } = await recorded();
    expect(schemeSetAt).toBeLessThanOrEqual(firstPaintAt);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe(chosen);
    await expectChosen(page);
    const desk = chosen === 'dark' ? DARK_DESK : LIGHT_DESK;
    expect(await colorAround(page)).toBe(desk);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await expectReady(page);
    await expectChosen(page);
    expect(await colorAround(page)).toBe(desk);
    await expect(darkMode(page)).toHaveAttribute('aria-pressed', String(chosen === 'dark'));
  });
}

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
  });
}

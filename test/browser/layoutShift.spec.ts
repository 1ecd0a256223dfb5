import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parts } from './pages';
import { expect, expectReady, holdBack, PHONE, test } from './site';

test.use({ viewport: PHONE });

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[] };

/** Every layout shift that the visitor did not cause, and what moved; collected in the page. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const watched: Watched = { shifts: [] };
    Object.assign(window, watched);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
        if (!hadRecentInput) watched.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last call, once they are drawn. */
const newShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return (window as never as Watched).shifts.splice(0);
  });

function expectNone(shifts: Shift[], path: string) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join(' | ');
  // To the three decimals that a browser's tools print.
  expect.soft(Number(total.toFixed(3)), `${path} shifted: ${moved}`).toBe(0);
}

const FALLBACKS = [
  '700 20px "Kalam fallback"',
  '400 20px "Kalam fallback"',
  '400 20px "Hind fallback"',
  '600 20px "Hind fallback"',
];

/**
 * Gives this machine the font of a phone: the fallback faces name the system's Roboto, which a
 * bare machine has not.
 */
async function bringRoboto(page: Page) {
  for (const weight of [400, 700]) {
    const file = `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
    await page.route(`**/roboto-${weight}.woff2`, (route) =>
      route.fulfill({ body: readFileSync(file), contentType: 'font/woff2' }),
    );
  }
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replace(/local\("?Roboto Bold"?\)/g, 'url(/roboto-700.woff2)')
      .replace(/local\("?Roboto"?\)/g, 'url(/roboto-400.woff2)');
    await route.fulfill({ response, body: css });
  });
}

const hasFont = (page: Page, font: string) =>
  page.evaluate((wanted) => document.fonts.check(wanted), font);

for (const [part, some] of Object.entries(parts)) {
  test(`nothing moves while ${part} wake up`, async ({ page }) => {
    await watchShifts(page);
    // Their fonts never come: what happens when they do is a test of its own, below.
    await page.route('**/assets/*.woff2', () => undefined);
    for (const path of some) {
      await page.goto(path, { waitUntil: 'commit' });
      await expectReady(page);
      expectNone(await newShifts(page), path);
    }
  });

  test(`nothing moves when the handwriting arrives late in ${part}`, async ({ page }) => {
    await watchShifts(page);
    for (const path of some) {
      await bringRoboto(page);
      const release = await holdBack(page, '**/assets/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expectReady(page);
      const loaded = await page.evaluate(
        (fonts) => Promise.all(fonts.map((font) => document.fonts.load(font))),
        FALLBACKS,
      );
      expect(loaded.map((faces) => faces.length)).toEqual([1, 1, 1, 1]);
      expect(await hasFont(page, '700 20px Kalam'), 'the font came before its time').toBe(false);
      await newShifts(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      expectNone(await newShifts(page), path);
      expect(await hasFont(page, '700 20px Kalam')).toBe(true);
      await page.unrouteAll();
    }
  });
}

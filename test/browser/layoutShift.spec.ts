import type { Page } from '@playwright/test';
import { parts } from './pages';
import { expect, expectReady, holdBack, PHONE, test } from './site';

test.use({ viewport: PHONE });

type Shift = { value: number; moved: string[] };

/** Every layout shift that the visitor did not cause, and what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (): Promise<Shift[]> => {
    await expectReady(page);
    return page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames += 1) await frame();
      return (window as never as { shifts: Shift[] }).shifts;
    });
  };
}

const handwritingIsHere = (page: Page) =>
  page.evaluate(() => document.fonts.check('700 20px Kalam'));

for (const [part, some] of Object.entries(parts)) {
  test(`nothing moves while ${part} load, their fonts last of all`, async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const path of some) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expectReady(page);
      expect(await handwritingIsHere(page), 'the font came before its time').toBe(false);
      release();
      const all = await shifts();
      const total = all.reduce((sum, { value }) => sum + value, 0);
      const moved = all.flatMap((shift) => shift.moved).join(' | ');
      // To the three decimals that a browser's tools print.
      expect.soft(Number(total.toFixed(3)), `${path} shifted: ${moved}`).toBe(0);
      expect(await handwritingIsHere(page)).toBe(true);
      await page.unrouteAll();
    }
  });
}

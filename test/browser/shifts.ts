import type { Page } from '@playwright/test';
import { isUnknownFont } from './fonts';
import { expect } from './site';

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[] };

/**
 * Records layout shifts without recent input, and what moved. With a mocked clock everything has
 * recent input, so all shifts are recorded.
 */
export async function watchShifts(page: Page, { isClockMocked = false } = {}) {
  await page.addInitScript((all) => {
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
        if (all || !hadRecentInput) watched.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isClockMocked);
}

/** The shifts since the last call, after a few frames. */
export const newShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return (window as never as Watched).shifts.splice(0);
  });

/** Replacing a text in place counts as a tiny shift, though nothing moves. */
export const TEXT_REPLACEMENT_SHIFT = 0.002;

export function expectNone(shifts: Shift[], when: string, atMost = 0) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join(' | ');
  const allowed = isUnknownFont() ? 0.02 : atMost;
  // Three decimals, as in browser tools.
  expect.soft(Number(total.toFixed(3)), `${when} shifted: ${moved}`).toBeLessThanOrEqual(allowed);
}

import type { Page } from '@playwright/test';
import { isUnknownFont } from './fonts';

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[]; requestAnimationFrame: Window['requestAnimationFrame'] };

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
    // The function of the browser, before the clock of a test replaces it.
    const { requestAnimationFrame } = window;
    const watched: Watched = { shifts: [], requestAnimationFrame };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
        if (all || !hadRecentInput) watched.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isClockMocked);
}

/** Waits until so many frames are drawn. */
export const drawFrames = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (count) => {
    const { watched } = window as never as { watched: Watched };
    const frame = () =>
      new Promise((resolve) => watched.requestAnimationFrame.call(window, resolve));
    for (let drawn = 0; drawn < count; drawn += 1) await frame();
  }, frames);

/** The shifts since the last call, after a few frames. */
export async function newShifts(page: Page): Promise<Shift[]> {
  await drawFrames(page, 3);
  return page.evaluate(() => (window as never as { watched: Watched }).watched.shifts.splice(0));
}

/** A text that replaces another one in its place counts as a shift, and so does a list that grows. */
const TINY_SHIFT = 0.006;

/** What moved, where it is more than that. */
export function shiftFaults(shifts: Shift[], when: string): string[] {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const allowed = isUnknownFont() ? 0.02 : TINY_SHIFT;
  // Three decimals, as in browser tools.
  if (Number(total.toFixed(3)) <= allowed) return [];
  const moved = shifts.flatMap((shift) => shift.moved).join(' | ');
  return [`${when} shifted the page by ${total.toFixed(3)}: ${moved}`];
}

import type { Page } from '@playwright/test';
import { isUnknownFont } from './fonts';
import { expect } from './site';

export type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[] };

/**
 * Every layout shift that did not follow on a tap at once, and what moved; collected in the page.
 * Where a test turns the clock, everything follows at once: there, all of them.
 */
export async function watchShifts(page: Page, { isClockTurned = false } = {}) {
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
  }, isClockTurned);
}

/** The shifts since the last call, once they are drawn. */
export const newShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return (window as never as Watched).shifts.splice(0);
  });

/** Words that are replaced where they stand count by a hair, though nothing moves. */
export const NEW_WORDS = 0.002;

export function expectNone(shifts: Shift[], when: string, atMost = 0) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join(' | ');
  const allowed = isUnknownFont() ? 0.02 : atMost;
  // To the three decimals that a browser's tools print.
  expect.soft(Number(total.toFixed(3)), `${when} shifted: ${moved}`).toBeLessThanOrEqual(allowed);
}

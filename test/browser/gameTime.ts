import type { Page } from '@playwright/test';

const BEFORE = new Date('2026-03-02T10:41:00+05:30');
/** When the games' time stands still: 10:42 in the morning, on the clock of the tests' visitor. */
export const STILL_AT = new Date('2026-03-02T10:42:00+05:30');

/** Opens a page, then stops its clock: from here on, time goes by where a test says so. */
export async function openAtRest(page: Page, open: (path: string) => Promise<void>, path: string) {
  await page.clock.install({ time: BEFORE });
  await open(path);
  await page.clock.pauseAt(STILL_AT);
}

/** Lets that many milliseconds go by, and everything happen that is due in them. */
export const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** What chance will say next, number by number; after them it is chance again. */
export const foretell = (page: Page, ...draws: number[]) =>
  page.evaluate((left) => {
    const byChance = Math.random;
    Math.random = () => {
      // Paper in the air is left to chance.
      if (new Error().stack?.includes('/confetti.')) return byChance();
      const draw = left.shift() as number;
      if (left.length === 0) Math.random = byChance;
      return draw;
    };
  }, draws);

/** Notes each text that a live region comes to hold: what a screen reader says from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const held = new Map<Element, string>();
    const note = () => {
      const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
      const now = [...document.querySelectorAll(live)].map(
        (region) => [region, region.textContent ?? ''] as const,
      );
      for (const [region, text] of now) {
        if (text && text !== held.get(region)) heard.push(text);
        held.set(region, text);
      }
    };
    note();
    heard.length = 0;
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as never as { heard: string[] }).heard);
}

/** For what waits for timers of its own: lets time trickle, millisecond by millisecond, until done. */
export async function trickle<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await pass(page, 1);
  return done;
}

import type { BrowserContext, Page } from '@playwright/test';

const withPausedClock = new WeakSet<BrowserContext>();

/** Pauses an installed clock, for the rest of the test. */
export async function pauseClock(page: Page, at: Date | number) {
  withPausedClock.add(page.context());
  await page.clock.pauseAt(at);
}

/**
 * Resumes the clock at the end of a test, if it is paused. Playwright does so by itself, but without
 * waiting: with a reused context it may happen in the next test.
 */
export async function resumeClock(context: BrowserContext) {
  if (withPausedClock.delete(context)) await context.clock.resume();
}

/** Advances the paused clock, and runs all timers that are due. */
export const advance = (page: Page, ms: number) => page.clock.runFor(ms);

/** Runs in a page: mocks the next values of `Math.random`. */
export function mockDraws(left: number[]) {
  const original = Math.random;
  Math.random = () => {
    // The first file in the stack is the caller's: confetti must not consume the mocked values, nor the ids of
    // listeners, which start at any time. (WebKit leaves out the frame of `env`, a tail call.)
    const [, caller] = /([\w-]+)\.[\w.]*js\b/.exec(new Error().stack ?? '') ?? [];
    if (/^(?:confetti|vendor)$/.test(caller ?? '')) return original();
    const draw = left.shift() as number;
    if (left.length === 0) Math.random = original;
    return draw;
  };
}

export const mockRandom = (page: Page, ...draws: number[]) => page.evaluate(mockDraws, draws);

/** How many live regions of the game are not rendered, so that no screen reader watches them. */
export const hiddenLiveRegions = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [role=status], main [aria-live]')].filter(
        (region) => getComputedStyle(region).display === 'none',
      ).length,
  );

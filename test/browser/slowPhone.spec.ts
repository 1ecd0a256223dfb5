import type { Page } from '@playwright/test';
import { guessTheTeacher } from '../plays/guess-the-teacher';
import { calculate, loveCalculator } from '../plays/love-calculator';
import { menus } from '../plays/menus';
import { quiz } from '../plays/quiz';
import { rajaMantri } from '../plays/raja-mantri-chor-sipahi';
import { expectPage } from './pages';
import { expect, footer, link, openIn, PHONE, reload, test } from './site';
import { visitorOf } from './visitor';

test.use({ viewport: PHONE });

/** Mocks a hydration so slow that the page defers notifying subscribers until after paint. */
async function openSlowly(page: Page, path: string) {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
    new MutationObserver(() => {
      document.documentElement.dataset.wasPressed = '';
    }).observe(document, { subtree: true, attributeFilter: ['data-pressed'] });
  });
  await openIn(page, path);
}

for (const { game, path, play } of [
  loveCalculator,
  guessTheTeacher,
  quiz,
  rajaMantri,
  { ...menus, game: 'the menus' },
]) {
  test(`on a slow phone, quick input in ${game} is not lost`, async ({ page }) => {
    await openSlowly(page, path);
    await play(visitorOf(page, { isPaused: false }));
    await expect(page.locator('html[data-was-pressed]')).toHaveCount(1);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('on a slow phone a page is loaded after the frame that shows the pressed link, unless a step back comes first', async ({
  page,
}) => {
  await openSlowly(page, '/');
  const journey = link(footer(page), 'Our Journey');
  const cancelled = await journey.evaluate(async (element) => {
    const { requestAnimationFrame: frame } = window;
    const press = () =>
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
      );
    let paint: FrameRequestCallback = () => undefined;
    window.requestAnimationFrame = (callback) => {
      paint = callback;
      return 0;
    };
    Object.assign(window, { scheduler: { postTask: () => undefined } });
    press();
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
    const released = new Promise((done) => {
      new MutationObserver(done).observe(element, { attributeFilter: ['data-pressed'] });
    });
    paint(0);
    await released;
    window.requestAnimationFrame = frame;
    return { ...document.documentElement.dataset };
  });
  expect(cancelled).not.toHaveProperty('loadingPage');
  await expectPage(page, '/');
  await reload(page);
  const pressed = await journey.evaluate((element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return { ...element.dataset, ...document.documentElement.dataset };
  });
  expect(pressed).toHaveProperty('pressed');
  expect(pressed).not.toHaveProperty('loadingPage');
  await expectPage(page, '/journey');
  await expect(journey).not.toHaveAttribute('data-pressed');
});

test('on a slow phone a result is rendered once for each calculation', async ({ page }) => {
  await openSlowly(page, '/school-games');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    let shown: Element | null = null;
    let mounts = 0;
    new MutationObserver(() => {
      const result = document.querySelector('progress');
      if (result && result !== shown) mounts += 1;
      shown = result;
      dataset.mounts = `${mounts}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const mounts of ['1', '2']) {
    await calculate(visitorOf(page, { isPaused: false }));
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-mounts', mounts);
  }
});

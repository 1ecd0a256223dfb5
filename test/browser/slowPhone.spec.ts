import type { Page } from '@playwright/test';
import { goAround, openAndClose, plays } from '../bench/plays';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage } from './pages';
import { expect, expectReady, footer, link, PHONE, test } from './site';

/** Mocks a hydration so slow that the page defers notifying subscribers until after paint. */
async function openSlowly(page: Page, path: string) {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
    new MutationObserver(() => {
      document.documentElement.dataset.wasPressed = '';
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-pressed'],
    });
  });
  await page.goto(path);
  await expectReady(page);
}

const screens = {
  'the Love Calculator': plays['Love Calculator'],
  'Guess the Teacher': plays['Guess the Teacher'],
  'the Quiz Game': plays['Quiz Game'],
  'the Backbencher Test': plays['Backbencher Test'],
  'Raja Mantri Chor Sipahi': plays['Raja Mantri Chor Sipahi'],
  'the menus and switches': { path: '/', play: openAndClose },
  'links to all games': { path: '/', play: goAround },
};

test.use({ viewport: PHONE });

for (const [name, screen] of Object.entries(screens)) {
  test(`on a slow phone, quick input in ${name} is not lost`, async ({ page }) => {
    if (!screen) throw new Error(`No such screen: ${name}`);
    await openSlowly(page, screen.path);
    await screen.play({
      page,
      press: (_control, locator) => locator.click(),
      type: (_field, locator, text) => locator.pressSequentially(text),
    });
    await expect(page.locator('html[data-was-pressed]')).toHaveCount(1);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('on a slow phone a page is loaded after the frame that shows the pressed link', async ({
  page,
}) => {
  await openSlowly(page, '/');
  const journey = link(footer(page), 'Our Journey');
  const pressed = await journey.evaluate((element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return { ...element.dataset, ...document.documentElement.dataset };
  });
  expect(pressed).toHaveProperty('pressed');
  expect(pressed).not.toHaveProperty('loadingPage');
  await expectPage(page, '/journey');
  await expect(journey).not.toHaveAttribute('data-pressed');
});

test('on a slow phone a step back before that frame cancels the navigation', async ({ page }) => {
  await openSlowly(page, '/');
  const afterFrame = await link(footer(page), 'Our Journey').evaluate(async (element) => {
    let paint: FrameRequestCallback = () => undefined;
    window.requestAnimationFrame = (callback) => {
      paint = callback;
      return 0;
    };
    Object.assign(window, { scheduler: { postTask: () => undefined } });
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
    const released = new Promise((done) => {
      new MutationObserver(done).observe(element, { attributeFilter: ['data-pressed'] });
    });
    paint(0);
    await released;
    return { ...document.documentElement.dataset };
  });
  expect(afterFrame).not.toHaveProperty('loadingPage');
  await expectPage(page, '/');
});

test('on a slow phone a result is rendered once for each calculation', async ({ page }) => {
  await openSlowly(page, '/school-games');
  const game = loveCalculator(page);
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
    await game.calculate('Raju', 'Rani');
    await game.expectResult(75);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-mounts', mounts);
  }
});

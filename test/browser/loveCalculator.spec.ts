import type { Page } from '@playwright/test';
import { calculate, LOVE_CALCULATOR } from '../plays/love-calculator';
import { alert, button, progressbar, radio, textbox } from '../plays/visitor';
import { DESKTOP, expect, expectNoSidewaysScroll, NARROWEST, test } from './site';
import { locate, visitorOf } from './visitor';

test.beforeEach(({ open }) => open(LOVE_CALCULATOR));

const visitor = (page: Page) => visitorOf(page, { isPaused: false });

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  OK: (page) => locate(page, button('OK', alert())).click(),
  Enter: (page) => page.keyboard.press('Enter'),
  // On a second Escape without user activation, Chromium closes a dialog without a `cancel` event.
  async Escape(page) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
};

test('an alert traps the focus; it is closed by OK, Enter or Escape, focuses the field, and comes again', {
  tag: '@journey',
}, async ({ page }) => {
  const { press, type, expectFocused, expectGone } = visitor(page);
  const field = textbox('Dusra naam');
  await type('Pehla naam', 'Raju');
  for (const [way, close] of Object.entries(waysToClose)) {
    await press('Calculate');
    await expectFocused(button('OK', alert()));
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer') !== null,
    );
    expect(isOutside, way).toBe(false);
    if (way === 'Enter') await locate(page, button('OK', alert())).focus();
    await close(page);
    await expectGone(alert());
    await expectFocused(field);
  }
});

test('the two modes differ in their colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const colours = () =>
    locate(page, radio('Pyar')).evaluate((control) => {
      const parts = [...(control.closest('[role=radiogroup]')?.querySelectorAll('*') ?? [])];
      return parts.map((part) => getComputedStyle(part).backgroundColor).join();
    });
  const pyar = await colours();
  await visitor(page).choose('Takrar');
  await expect.poll(colours).not.toBe(pyar);
});

const oddNames = [
  '👩‍👩‍👧‍👦🧑🏽‍🚀🇮🇳😀',
  '\u202eRaju\u202e',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'Rajukumarpatel'.repeat(22).slice(0, 300),
  String.fromCharCode(...Array.from({ length: 300 }, (_, n) => 0x4e00 + n)),
  `A${'\u0301'.repeat(50)}`,
];

test('a name in any script, or markup, fits at 320 and 1280 pixels', async ({ page }) => {
  const { type, press } = visitor(page);
  await calculate(visitor(page));
  for (const name of oddNames) {
    for (const field of ['Pehla naam', 'Dusra naam']) await type(field, name);
    await press('Calculate');
    await expect(locate(page, progressbar('Result'))).toHaveAttribute('aria-valuenow', /^\d{1,2}$/);
    for (const size of [DESKTOP, NARROWEST]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page, `${name} at ${size.width} pixels`);
    }
  }
});

test('crossing out does not separate joined letters in FLAMES', async ({ page }) => {
  const { type, press } = visitor(page);
  // The letters of these names are much wider when they stand alone.
  await type('Pehla naam', 'شبیب');
  await type('Dusra naam', 'بشیر');
  await press('Calculate');
  const flames = page.getByRole('heading', { name: 'FLAMES', exact: true }).locator('..');
  const names = flames.locator('bdi');
  await expect(names.locator('s')).toHaveCount(6);
  const { crossed, plain } = await names.evaluateAll((all) => {
    const widths = () => all.map((one) => Math.round(one.getBoundingClientRect().width));
    const crossed = widths();
    for (const one of all) one.textContent = one.textContent ?? '';
    return { crossed, plain: widths() };
  });
  expect(crossed).toEqual(plain);
});

import type { Page } from '@playwright/test';
import { LOVE_CALCULATOR } from '../plays/love-calculator';
import { alert, button, radio, textbox } from '../plays/visitor';
import { expect, test } from './site';
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

import type { Page } from '@playwright/test';
import { loveCalculator } from './loveCalculatorScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  heading,
  link,
  NARROWEST,
  tabTo,
  test,
} from './site';

const FIRST_MISSING = 'Jaldi kya hai apna nam to dal lo pehle 😊';
const SECOND_MISSING = 'Yaar dusre ka nam bhi dal do 😢';

test.beforeEach(({ open }) => open('/school-games'));

test('two names give a percentage with its steps, which disappear when a name changes', {
  tag: '@journey',
}, async ({ page }) => {
  const love = loveCalculator(page);
  await love.expectNoResult();
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await love.expectSteps('2211111111', '33222', '552', '75');
  await expect(page.getByRole('status')).toContainText('75%');
  await love.secondName.press('End');
  await love.secondName.press('Backspace');
  await love.expectNoResult();
});

test('the two modes differ in their colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const love = loveCalculator(page);
  const colours = () =>
    love.mode('Pyar').evaluate((radio) => {
      const parts = [...(radio.closest('[role=radiogroup]')?.querySelectorAll('*') ?? [])];
      return parts.map((part) => getComputedStyle(part).backgroundColor).join();
    });
  const pyar = await colours();
  await love.mode('Takrar').check();
  await expect.poll(colours).not.toBe(pyar);
});

const waysToClose: [way: string, close: (page: Page) => Promise<void>][] = [
  ['OK', (page) => button(loveCalculator(page).alert, 'OK').click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Enter', (page) => page.keyboard.press('Enter')],
];

for (const [way, close] of waysToClose) {
  test(`an alert asks for a missing name, and closing it by ${way} focuses the field`, {
    tag: '@journey',
  }, async ({ page }) => {
    const love = loveCalculator(page);
    for (const [first, field, text] of [
      ['', love.firstName, FIRST_MISSING],
      ['Raju', love.secondName, SECOND_MISSING],
    ] as const) {
      await love.calculate(first, ' \u00a0\u2003');
      await expect(love.alert.getByText(text, { exact: true })).toBeVisible();
      await close(page);
      await expect(love.alert).toHaveCount(0);
      await expect(field).toBeFocused();
      await love.expectNoResult();
    }
  });
}

test('an alert is shown again each time', async ({ page }) => {
  const love = loveCalculator(page);
  for (let round = 0; round < 3; round += 1) {
    await love.calculateButton.click();
    await expect(love.alert.getByText(FIRST_MISSING, { exact: true })).toBeVisible();
    // On a second Escape without user activation, Chromium closes a dialog without a `cancel` event.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(love.alert).toHaveCount(0);
    await expect(love.firstName).toBeFocused();
  }
});

test('an open alert traps the focus', async ({ page }) => {
  const love = loveCalculator(page);
  await love.calculateButton.click();
  await expect(button(love.alert, 'OK')).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(heading(page)).not.toBeFocused();
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null),
  ).toBe(true);
});

test('the calculator works by keyboard alone, from the skip link on', {
  tag: '@journey',
}, async ({ page }) => {
  const love = loveCalculator(page);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, love.mode('Pyar'));
  await page.keyboard.press('ArrowRight');
  await expect(love.mode('Takrar')).toBeChecked();
  await tabTo(page, love.firstName);
  await page.keyboard.type('Raju');
  await tabTo(page, love.secondName);
  await page.keyboard.type('Rani');
  await tabTo(page, love.calculateButton);
  await page.keyboard.press('Space');
  await love.expectResult(66);
  await page.keyboard.press('Shift+Tab');
  await expect(love.secondName).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(love.mode('Pyar')).toBeChecked();
  await love.expectResult(75);
  await tabTo(page, love.clearButton);
  await page.keyboard.press('Enter');
  await love.expectNoResult();
});

const oddNames: [kind: string, name: string][] = [
  ['Devanagari', 'क्षमा श्रीवास्तव'],
  ['emoji', '👩‍👩‍👧‍👦🧑🏽‍🚀🇮🇳😀'],
  ['right-to-left', 'محمد علی (یوسف)'],
  ['a right-to-left override', '\u202eRaju\u202e'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['300 characters without a space', 'Rajukumarpatel'.repeat(22).slice(0, 300)],
  [
    '300 different characters',
    String.fromCharCode(...Array.from({ length: 300 }, (_, n) => 0x4e00 + n)),
  ],
  ['one letter under fifty accents', `A${'\u0301'.repeat(50)}`],
];

test('a name in any script, or markup, is plain text, and fits at 320 and 1280 pixels', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const love = loveCalculator(page);
  for (const [kind, name] of oddNames) {
    for (const [first, second] of [
      [name, 'Rani'],
      ['Raju', name],
    ] as const) {
      await love.calculate(first, second);
      await expect(love.meter, kind).toHaveAttribute('aria-valuenow', /^\d{1,2}$/);
      for (const size of [DESKTOP, NARROWEST]) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, `${kind} at ${size.width} pixels`);
      }
    }
  }
  expect(dialogs).toEqual([]);
});

test('the steps are animated one after the other, for at most 600 ms in total', async ({
  page,
}) => {
  const love = loveCalculator(page);
  await love.fillIn('Raju', 'Rani');
  const { delays, endTimes } = await love.calculateButton.evaluate(
    async (calculate: HTMLElement) => {
      calculate.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const steps = [...document.querySelectorAll('ol[aria-label="Steps"] > li')];
      const running = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      return {
        delays: steps.map((step) => Number(step.getAnimations()[0]?.effect?.getTiming().delay)),
        endTimes: running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      };
    },
  );
  expect(delays).toHaveLength(4);
  for (const [index, delay] of delays.entries()) {
    expect(delay).toBeGreaterThan(delays[index - 1] ?? -1);
  }
  expect(Math.max(...endTimes)).toBeLessThan(600);
});

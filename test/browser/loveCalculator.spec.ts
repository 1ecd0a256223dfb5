import type { Page } from '@playwright/test';
import { loveCalculator } from './loveCalculatorScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  heading,
  NARROWEST,
  skipToContent,
  tabTo,
  test,
} from './site';

const FIRST_MISSING = 'Jaldi kya hai apna nam to dal lo pehle 😊';
const SECOND_MISSING = 'Yaar dusre ka nam bhi dal do 😢';

test.beforeEach(({ open }) => open('/school-games'));

test('two names give a percentage with its steps, which disappear when a name changes', {
  tag: '@journey',
}, async ({ page }) => {
  const game = loveCalculator(page);
  await game.expectNoResult();
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  await game.expectSteps('2211111111', '33222', '552', '75');
  await expect(page.getByRole('status')).toContainText('75%');
  await game.secondName.press('End');
  await game.secondName.press('Backspace');
  await game.expectNoResult();
});

test('the two modes differ in their colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = loveCalculator(page);
  const colours = () =>
    game.mode('Pyar').evaluate((radio) => {
      const parts = [...(radio.closest('[role=radiogroup]')?.querySelectorAll('*') ?? [])];
      return parts.map((part) => getComputedStyle(part).backgroundColor).join();
    });
  const pyar = await colours();
  await game.mode('Takrar').check();
  await expect.poll(colours).not.toBe(pyar);
});

const waysToClose: [way: string, close: (page: Page) => Promise<void>][] = [
  ['OK', (page) => button(loveCalculator(page).alert, 'OK').click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Enter', (page) => page.keyboard.press('Enter')],
];

test('an alert asks for a missing name, and closing it by OK, Escape or Enter focuses the field', {
  tag: '@journey',
}, async ({ page }) => {
  const game = loveCalculator(page);
  for (const [way, close] of waysToClose) {
    for (const [first, field, text] of [
      ['', game.firstName, FIRST_MISSING],
      ['Raju', game.secondName, SECOND_MISSING],
    ] as const) {
      await game.calculate(first, ' \u00a0\u2003');
      await expect(game.alert.getByText(text, { exact: true }), way).toBeVisible();
      await close(page);
      await expect(game.alert, way).toHaveCount(0);
      await expect(field, way).toBeFocused();
      await game.expectNoResult();
    }
  }
});

test('an alert is shown again each time', async ({ page }) => {
  const game = loveCalculator(page);
  for (let round = 0; round < 3; round += 1) {
    await game.calculateButton.click();
    await expect(game.alert.getByText(FIRST_MISSING, { exact: true })).toBeVisible();
    // On a second Escape without user activation, Chromium closes a dialog without a `cancel` event.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(game.alert).toHaveCount(0);
    await expect(game.firstName).toBeFocused();
  }
});

test('an open alert traps the focus', async ({ page }) => {
  const game = loveCalculator(page);
  await game.calculateButton.click();
  await expect(button(game.alert, 'OK')).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(heading(page)).not.toBeFocused();
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null),
  ).toBe(true);
});

test('the calculator works by keyboard alone, from the skip link on', {
  tag: '@journey',
}, async ({ page }) => {
  const game = loveCalculator(page);
  await skipToContent(page);
  await tabTo(page, game.mode('Pyar'));
  await page.keyboard.press('ArrowRight');
  await expect(game.mode('Takrar')).toBeChecked();
  await tabTo(page, game.firstName);
  await page.keyboard.type('Raju');
  await tabTo(page, game.secondName);
  await page.keyboard.type('Rani');
  await tabTo(page, game.calculateButton);
  await page.keyboard.press('Space');
  await game.expectResult(66);
  await page.keyboard.press('Shift+Tab');
  await expect(game.secondName).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(game.mode('Pyar')).toBeChecked();
  await game.expectResult(75);
  await tabTo(page, game.clearButton);
  await page.keyboard.press('Enter');
  await game.expectNoResult();
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
  const game = loveCalculator(page);
  for (const [kind, name] of oddNames) {
    for (const [first, second] of [
      [name, 'Rani'],
      ['Raju', name],
    ] as const) {
      await game.calculate(first, second);
      await expect(game.progressBar, kind).toHaveAttribute('aria-valuenow', /^\d{1,2}$/);
      for (const size of [DESKTOP, NARROWEST]) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, `${kind} at ${size.width} pixels`);
      }
    }
  }
  expect(dialogs).toEqual([]);
});

test('FLAMES is drawn below the steps, and crossing out does not separate joined letters', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = loveCalculator(page);
  const names = game.flames.locator('bdi');
  await game.calculate('Raju', 'Rani');
  const [lastStep, name] = [
    await game.steps.last().boundingBox(),
    await names.first().boundingBox(),
  ];
  expect(name?.y).toBeGreaterThan((lastStep?.y ?? 0) + (lastStep?.height ?? 0));

  // The letters of these names are much wider when they stand alone.
  await game.calculate('شبیب', 'بشیر');
  await expect(names.locator('s')).toHaveCount(6);
  const { crossed, plain } = await names.evaluateAll((all) => {
    const widths = () => all.map((one) => Math.round(one.getBoundingClientRect().width));
    const crossed = widths();
    for (const one of all) one.textContent = one.textContent ?? '';
    return { crossed, plain: widths() };
  });
  expect(crossed).toEqual(plain);
});

test.describe('in motion', () => {
  test.use({ drawsEverything: true });

  test('the steps are animated one after the other, for at most 600 ms in total', async ({
    page,
  }) => {
    const game = loveCalculator(page);
    await game.fillIn('Raju', 'Rani');
    const { delays, endTimes } = await game.calculateButton.evaluate(
      async (calculate: HTMLElement) => {
        calculate.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const steps = [...document.querySelectorAll('ol[aria-label="Steps"] > li')];
        const running = document
          .getAnimations()
          .filter(({ playState }) => playState !== 'finished');
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
});

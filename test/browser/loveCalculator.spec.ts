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

test('two names give a love percentage with its steps, which disappear when a name changes', {
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

test('Takrar gives another one: a result is recalculated when the mode changes', {
  tag: '@journey',
}, async ({ page }) => {
  const love = loveCalculator(page);
  await expect(page.getByRole('radiogroup', { name: 'Mode', exact: true })).toBeVisible();
  await expect(love.mode('Pyar')).toBeChecked();
  await love.mode('Takrar').check();
  await expect(love.mode('Pyar')).not.toBeChecked();
  await love.expectNoResult();
  await love.calculate('Raju', 'Rani');
  await love.expectResult(66);
  await love.mode('Pyar').check();
  await love.expectResult(75);
  await love.expectSteps('2211111111', '33222', '552', '75');
  await love.mode('Takrar').check();
  await love.expectResult(66);
});

test('the two modes differ in their words and in their colours', async ({ page }) => {
  const love = loveCalculator(page);
  const look = () =>
    love.mode('Pyar').evaluate((radio) => {
      const words = document.querySelector('main')?.textContent;
      const faces = [...(radio.closest('[role=radiogroup]')?.querySelectorAll('*') ?? [])];
      return { words, colours: faces.map((face) => getComputedStyle(face).backgroundColor).join() };
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pyar = await look();
  await love.mode('Takrar').check();
  await expect.poll(async () => (await look()).words).not.toBe(pyar.words);
  expect((await look()).colours).not.toBe(pyar.colours);
});

test('John and Jane are a 66% match, whatever the case and the spaces; Enter calculates', async ({
  page,
}) => {
  const love = loveCalculator(page);
  await love.fillIn('John', 'Jane');
  await love.secondName.press('Enter');
  await love.expectResult(66);
  await love.fillIn(' jOHN ', 'JA NE');
  await love.firstName.press('Enter');
  await love.expectResult(66);
});

test('Dubara Karo empties names, result and steps, and keeps the focus on the page', async ({
  page,
}) => {
  const love = loveCalculator(page);
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await love.clearButton.click();
  await love.expectNoResult();
  await expect(love.firstName).toHaveValue('');
  await expect(love.secondName).toHaveValue('');
  await expect(page.locator(':focus')).toHaveCount(1);
});

const waysToClose: [way: string, close: (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Enter', (page) => page.keyboard.press('Enter')],
];

const missing: [what: string, first: string, second: string, text: string][] = [
  ['both names are missing', '', '', FIRST_MISSING],
  ['the first name is missing', '', 'Rani', FIRST_MISSING],
  ['the first name is white space only', ' \u00a0\u2003', 'Rani', FIRST_MISSING],
  ['the second name is missing', 'Raju', '', SECOND_MISSING],
  ['the second name is white space only', 'Raju', '   ', SECOND_MISSING],
];

test('an alert asks for a missing name, nothing is calculated, and OK focuses the field', {
  tag: '@journey',
}, async ({ page }) => {
  const love = loveCalculator(page);
  for (const [what, first, second, text] of missing) {
    await test.step(what, async () => {
      await love.calculate(first, second);
      await expect(love.alert.getByText(text, { exact: true })).toBeVisible();
      await button(love.alert, 'OK').click();
      await expect(love.alert).toHaveCount(0);
      const field = text === FIRST_MISSING ? love.firstName : love.secondName;
      await expect(field).toBeFocused();
      await love.expectNoResult();
    });
  }
});

test('closing an alert by keyboard focuses its field, too', async ({ page }) => {
  const love = loveCalculator(page);
  for (const [way, close] of waysToClose) {
    await test.step(way, async () => {
      await love.calculate('', '');
      await expect(love.alert).toBeVisible();
      await close(page);
      await expect(love.alert).toHaveCount(0);
      await expect(love.firstName).toBeFocused();

      await love.calculate('Raju', '');
      await expect(love.alert).toBeVisible();
      await close(page);
      await expect(love.alert).toHaveCount(0);
      await expect(love.secondName).toBeFocused();
    });
  }
});

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

test('a result can be reached by keyboard alone, from the skip link on', {
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

test('odd names are just names, and fit into 320 and 1280 pixels', async ({ page }) => {
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

/** Taps Calculate, and returns the state of each step's drawing in the next frame. */
const drawingOfSteps = (page: Page) =>
  loveCalculator(page).calculateButton.evaluate(async (calculate: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    calculate.click();
    await frame();
    const lines = [...document.querySelectorAll('ol[aria-label="Steps"] > li')];
    const moving = document
      .getAnimations()
      .filter((animation) => animation.playState !== 'finished');
    return {
      lines: lines.length,
      moving: moving.length,
      starts: lines.map((line) => Number(line.getAnimations()[0]?.effect?.getTiming().delay)),
      ends: moving.map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    };
  });

test('the steps are drawn one after the other, and all is over within 600 ms', async ({ page }) => {
  const love = loveCalculator(page);
  await love.fillIn('Raju', 'Rani');
  const { lines, starts, ends } = await drawingOfSteps(page);
  expect(lines).toBe(4);
  for (const [row, start] of starts.entries()) {
    expect(start).toBeGreaterThan(starts[row - 1] ?? -1);
  }
  expect(Math.max(...ends)).toBeLessThan(600);
});

test('under reduced motion the steps are there all at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const love = loveCalculator(page);
  await love.fillIn('Raju', 'Rani');
  expect(await drawingOfSteps(page)).toMatchObject({ lines: 4, moving: 0 });
  await love.expectSteps('2211111111', '33222', '552', '75');
});

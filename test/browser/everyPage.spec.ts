import type { Page } from '@playwright/test';
import { FEEDBACK, FIELDS, feedback } from './feedbackScreen';
import { focusFaults } from './focus';
import { loveCalculator } from './loveCalculatorScreen';
import { parts } from './pages';
import { QUIZ, quiz } from './quizScreen';
import { DESKTOP, expect, expectNoSidewaysScroll, NOT_FOUND_LINE, test } from './site';

test.use({ startsIdleParts: true });

/*
 * WCAG criteria for every page. A page is opened once and then resized, as opening it takes longer
 * than all measurements.
 */

/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED_IN = { width: 320, height: 256 };
const LANDSCAPE = { width: 740, height: 360 };

/** Controls that come too early in the tab order. */
async function tabOrderFaults(page: Page) {
  await page.evaluate(() => {
    const focused = [document.activeElement];
    document.addEventListener('focusin', ({ target }) => focused.push(target as Element));
    Object.assign(window, { focused });
  });
  // More than the number of controls; Tab wraps around.
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { focused } = window as never as { focused: Element[] };
    const secondRound = focused.indexOf(focused[0] as Element, 1);
    if (secondRound < 0) return ['the focus does not wrap around'];
    const comesAfter = (one: Element, before: Element) =>
      Boolean(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return focused
      .slice(1, secondRound)
      .filter((control, index) => !comesAfter(control, focused[index] as Element))
      .map((control) => control.textContent);
  });
}

/** Fields with a font so small that iOS zooms in on focus. */
const zoomingFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=hidden]), textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ id }) => id),
  );

const groups = [...Object.entries(parts), ['the 404 page', ['/nope']] as const];

for (const [part, paths] of groups) {
  test(`focus is visible, nothing scrolls horizontally, and no field zooms in, on ${part}`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (paths.includes('/nope')) expectConsole(NOT_FOUND_LINE);
    for (const path of paths) {
      await page.setViewportSize(ZOOMED_IN);
      await open(path);
      await expectNoSidewaysScroll(page, `${path} at 400 %`);
      // From here on `:focus-visible` applies.
      await page.keyboard.press('Tab');
      expect.soft(await focusFaults(page), `the focus on ${path} at 400 %`).toEqual([]);

      // One page per group: backgrounds and order are the same.
      if (path === paths[0]) {
        await page.setViewportSize(DESKTOP);
        expect.soft(await focusFaults(page), `the focus on ${path}`).toEqual([]);
        expect.soft(await tabOrderFaults(page), `the tab order on ${path}`).toEqual([]);
      }

      await page.setViewportSize(LANDSCAPE);
      await expectNoSidewaysScroll(page, `${path} in landscape`);

      expect.soft(await zoomingFields(page), `the fields on ${path}`).toEqual([]);
    }
  });
}

test("a focused field is fully visible above a phone's on-screen keyboard", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(FEEDBACK);
  const form = feedback(page);
  for (const name of FIELDS) {
    await form[name].focus();
    await expect(form[name]).toBeInViewport({ ratio: 1 });
  }
  await form.message.pressSequentially('Ek\nDo\nTeen\nChaar\nPaanch');
  await expect(form.message).toBeInViewport({ ratio: 1 });

  const [calculator, questions] = [loveCalculator(page), quiz(page)];
  for (const [path, fields] of [
    ['/school-games', [calculator.firstName, calculator.secondName]],
    [QUIZ, [questions.name]],
  ] as const) {
    await open(path);
    for (const field of fields) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  }
});

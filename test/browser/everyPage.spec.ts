import type { Page } from '@playwright/test';
import { FEEDBACK, FIELDS, feedback } from './feedbackScreen';
import { focusFaults } from './focus';
import { loveCalculator } from './loveCalculatorScreen';
import { parts } from './pages';
import { QUIZ, quiz } from './quizScreen';
import { DESKTOP, expect, expectNoSidewaysScroll, NOT_FOUND_LINE, test } from './site';

/*
 * What WCAG asks of every page alike. A page is opened once, and looked at in one size after the
 * other: to open it costs more than all that is measured on it.
 */

/** A screen of 1280 by 1024 pixels at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const LANDSCAPE = { width: 740, height: 360 };

/** Goes through the page by Tab: whether each control comes after those that stand before it. */
async function tabsInOrder(page: Page) {
  await page.evaluate(() => {
    const met = [document.activeElement];
    document.addEventListener('focusin', ({ target }) => met.push(target as Element));
    Object.assign(window, { met });
  });
  // More than there are; from the last, Tab leads back to the first.
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { met } = window as never as { met: Element[] };
    const roundAt = met.indexOf(met[0] as Element, 1);
    if (roundAt < 0) return ['the focus does not come round'];
    const first = met.slice(0, roundAt);
    const comesAfter = (one: Element, before: Element) =>
      Boolean(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return first
      .filter((control, index) => index > 0 && !comesAfter(control, first[index - 1] as Element))
      .map((control) => control.textContent);
  });
}

/** Fields whose letters are so small that an iPhone zooms in on them. */
const zoomingFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=hidden]), textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ id }) => id),
  );

const groups = [...Object.entries(parts), ['the 404 page', ['/nope']] as const];

for (const [part, paths] of groups) {
  test(`${part}: focus is seen, nothing scrolls sideways, and no field is zoomed into`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (paths.includes('/nope')) expectConsole(NOT_FOUND_LINE);
    const none: string[] = [];
    for (const path of paths) {
      await page.setViewportSize(ENLARGED);
      await open(path);
      await expectNoSidewaysScroll(page, `${path} at 400 %`);
      // From here on the focus is that of a keyboard.
      await page.keyboard.press('Tab');
      expect.soft(await focusFaults(page), `the focus on ${path} at 400 %`).toEqual(none);

      // One page of a kind: the grounds are the same, and so is the order.
      if (path === paths[0]) {
        await page.setViewportSize(DESKTOP);
        expect.soft(await focusFaults(page), `the focus on ${path}`).toEqual(none);
        expect.soft(await tabsInOrder(page), `out of turn on ${path}`).toEqual(none);
      }

      await page.setViewportSize(LANDSCAPE);
      await expectNoSidewaysScroll(page, `${path} on a phone held across`);

      expect.soft(await zoomingFields(page), `the fields on ${path}`).toEqual([]);
    }
  });
}

test('above the keyboard of a phone, the field that is written in is seen whole', async ({
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

  const [love, questions] = [loveCalculator(page), quiz(page)];
  for (const [path, fields] of [
    ['/school-games', [love.firstName, love.secondName]],
    [QUIZ, [questions.name]],
  ] as const) {
    await open(path);
    for (const field of fields) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  }
});

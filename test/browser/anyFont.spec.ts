import type { Page } from '@playwright/test';
import { canChooseFonts, fontSetOfTest } from './fonts';
import { layoutFaults } from './layoutFaults';
import { paths } from './pages';
import { DESKTOP, expect, expectHandwriting, NOT_FOUND_LINE, SMALL_PHONE, test } from './site';
import { smallTargets } from './targets';

/** The fallback of the handwriting font in each set. */
const fallbacks = {
  roboto: ['Kalam on Roboto'],
  arial: ['Kalam on Arial'],
  dejavu: ['Kalam on DejaVu'],
  unknown: [],
};

test('the browser has the fonts of the font set, and none of the machine', {
  tag: ['@journey', '@anyfont'],
}, async ({ page, open }) => {
  test.skip(!canChooseFonts, 'only on Linux do browsers take their fonts from the tests');
  await open('/journey');
  await expectHandwriting(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /\bKalam /.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(fallbacks[fontSetOfTest()]);
});

/** Text spacing of WCAG 1.4.12. */
const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

test('no page has layout faults or small targets, on a small phone, with text spacing or on a desktop', {
  tag: '@anyfont',
}, async ({ page, open, expectConsole }) => {
  expectConsole(NOT_FOUND_LINE);
  for (const path of [...paths, '/nope']) {
    await page.setViewportSize(SMALL_PHONE);
    await open(path);
    expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
    expect.soft(await smallTargets(page), `the targets on ${path}`).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect.soft(await page.evaluate(layoutFaults), `${path} on a desktop`).toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    await applyTextSpacing(page);
    expect.soft(await page.evaluate(layoutFaults), `${path} with text spacing`).toEqual([]);
  }
});

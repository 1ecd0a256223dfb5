import { canChooseFonts, chosenFontSet } from './fonts';
import { layoutFaults } from './layoutFaults';
import { paths } from './pages';
import { expect, expectHandwriting, NOT_FOUND_LINE, SMALL_PHONE, test } from './site';

/** What the handwriting is waited for in, under each set. */
const standIns = {
  roboto: ['Kalam fallback'],
  arial: ['Kalam on Arial'],
  dejavu: ['Kalam on DejaVu'],
  unknown: [],
};

test('the browser has the fonts of the set, and none of the machine', {
  tag: ['@journey', '@anyfont'],
}, async ({ page, open }) => {
  test.skip(!canChooseFonts, 'only on Linux do browsers take their fonts from the tests');
  await open('/journey');
  await expectHandwriting(page);
  const found = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /\bKalam /.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(found).toEqual(standIns[chosenFontSet()]);
});

for (const viewport of [SMALL_PHONE, { width: 1280, height: 800 }]) {
  test(`at ${viewport.width} pixels nothing on any page overlaps, is cut off or sticks out, whatever the font`, {
    tag: '@anyfont',
  }, async ({ page, open, expectToBeSaid }) => {
    expectToBeSaid(NOT_FOUND_LINE);
    await page.setViewportSize(viewport);
    for (const path of [...paths, '/nope']) {
      await open(path);
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
    }
  });
}

import { layoutFaults } from './layoutFaults';
import { paths } from './pages';
import { expect, NOT_FOUND_LINE, SMALL_PHONE, test } from './site';

const sizes = [SMALL_PHONE, { width: 1280, height: 800 }];

for (const viewport of sizes) {
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

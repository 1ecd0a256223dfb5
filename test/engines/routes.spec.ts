import { layoutFaults } from '../browser/layoutFaults';
import { parts, titleOf } from '../browser/pages';
import type { Screen } from './site';
import { DESK, expect, NOT_FOUND_LINE, PHONE, soon, test } from './site';

/** One heading, one paper, and everything lies well on a phone and on a desk. */
async function expectWhole({ tab }: Screen, path: string) {
  const count = (selector: string) =>
    tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  expect(await count('h1'), `headings of ${path}`).toBe(1);
  expect(await count('main'), `papers of ${path}`).toBe(1);
  for (const size of [PHONE, DESK]) {
    await tab.setSize(size);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    // At rest: a new size and late fonts take a moment.
    await soon(() => tab.evaluate(layoutFaults), `${path} at ${size.width}`).toEqual([]);
  }
}

for (const [part, paths] of Object.entries(parts)) {
  test(`every address of ${part} opens as a whole page, in silence`, async ({ visit }) => {
    const screen = await visit();
    for (const path of paths) {
      expect(await screen.open(path), path).toBe(200);
      expect(await screen.tab.evaluate(() => document.title)).toBe(titleOf(path));
      await expectWhole(screen, path);
    }
  });
}

test('a wrong address is answered with the 404 page', async ({ visit, allow }) => {
  allow(NOT_FOUND_LINE);
  const screen = await visit();
  expect(await screen.open('/nope')).toBe(404);
  await screen.expectText({ role: 'heading', name: '404 - Exam Cancelled!' }, /./);
  await expectWhole(screen, '/nope');
});

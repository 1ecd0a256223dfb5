import { layoutFaults } from '../browser/layoutFaults';
import { parts, titleOf } from '../browser/pages';
import type { Screen } from './site';
import { DESKTOP, expect, NOT_FOUND_LINE, PHONE, test } from './site';

test.use({ drawsEverything: true, startsIdleParts: true });

/** One heading, one main element, and no layout faults on phone and desktop. */
async function expectComplete({ tab, expectResult }: Screen, path: string) {
  const count = (selector: string) =>
    tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  expect(await count('h1'), `headings of ${path}`).toBe(1);
  expect(await count('main'), `main elements of ${path}`).toBe(1);
  for (const size of [PHONE, DESKTOP]) {
    await tab.setSize(size);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    // The new size and fonts take time.
    await expectResult([] as string[], `${path} at ${size.width}`, layoutFaults);
  }
}

for (const [part, paths] of Object.entries(parts)) {
  test(`every page of ${part} opens without layout faults or console messages`, async ({
    visit,
  }) => {
    const screen = await visit();
    for (const path of paths) {
      expect(await screen.open(path), path).toBe(200);
      expect(await screen.tab.evaluate(() => document.title)).toBe(titleOf(path));
      await expectComplete(screen, path);
    }
  });
}

test('an unknown URL gets the 404 page', async ({ visit, allow }) => {
  allow(NOT_FOUND_LINE);
  const screen = await visit();
  expect(await screen.open('/nope')).toBe(404);
  await screen.expectText({ role: 'heading', name: '404 - Exam Cancelled!' }, /./);
  await expectComplete(screen, '/nope');
});

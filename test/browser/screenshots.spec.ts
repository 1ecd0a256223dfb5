import { PLAYED_AT } from '../plays/visitor';
import { paths } from './pages';
import { REPORT_CARD } from './reportCardScreen';
import { results } from './results';
import {
  HELP,
  isCompared,
  loadEverything,
  photoOf,
  pictures,
  schemes,
  seedRandom,
} from './screenshots';
import { DESKTOP, expect, NOT_FOUND_LINE, PHONE, serverTest, sizeName, test } from './site';

test.use({ drawsEverything: true });

const NOT_FOUND = '/404';
const all = [...paths, NOT_FOUND];
/** The sizes of the pictures, and the schemes: the dark one differs by its colours alone, for which one size is enough. */
const looks = [
  { size: PHONE, seenIn: schemes },
  { size: DESKTOP, seenIn: ['light'] as const },
];

const pictureOf = (path: string, { width, height }: typeof PHONE, scheme: string) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}x${height}-${scheme}.png`;

serverTest('there is a screenshot of every page in every size, and of every result', () => {
  const photos = Object.values(results).flatMap((it) =>
    schemes.map((scheme) => photoOf(it, scheme)),
  );
  const pages = looks.flatMap(({ size, seenIn }) =>
    seenIn.flatMap((scheme) => all.map((path) => pictureOf(path, size, scheme))),
  );
  const wanted = [...photos, ...pages].sort();
  expect(pictures().sort(), 'npm run record-screenshots writes them').toEqual(wanted);
});

for (const { size, seenIn } of isCompared ? looks : []) {
  const where = `at ${sizeName(size)}`;

  test(`every page ${where} matches its recorded screenshots`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(NOT_FOUND_LINE);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(PLAYED_AT);
    await page.addInitScript(seedRandom);
    for (const path of all) {
      await open(path);
      // The badges come after the page.
      if (path === REPORT_CARD)
        await expect(page.getByRole('list', { name: 'Badges' })).toBeVisible();
      const fonts = await loadEverything(page);
      expect(fonts, path).toContain('Kalam 700');
      // The picture of a longer page is its first screen: whole ones would more than double the size of all files.
      const fullPage = await page.evaluate(
        () => document.documentElement.scrollHeight <= 2 * window.innerHeight,
      );
      // A page is opened once per size: the scheme it is opened in does not matter.
      for (const scheme of seenIn) {
        await page.emulateMedia({ colorScheme: scheme });
        // One attempt is enough, as fonts, clock, random numbers and animations are fixed.
        const picture = await page.screenshot({
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          fullPage,
        });
        expect
          .soft(picture, `${path} ${where}, ${scheme} scheme, looks different: ${HELP}`)
          .toMatchSnapshot(pictureOf(path, size, scheme));
      }
    }
  });
}

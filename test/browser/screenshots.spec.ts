import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { PAUSED_AT } from './gameTime';
import { paths } from './pages';
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
import { DESKTOP, expect, NOT_FOUND_LINE, PHONE, serverTest, test } from './site';

test.use({ drawsEverything: true });

const NOT_FOUND = '/404';
const sizes = [PHONE, DESKTOP];

const pictureOf = (path: string, { width, height }: (typeof sizes)[number], scheme: string) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}x${height}-${scheme}.png`;
serverTest(
  'there is a screenshot of every page in every size and scheme, and of every result',
  () => {
    const wanted = schemes.flatMap((scheme) => [
      ...Object.values(results).map((result) => photoOf(result, scheme)),
      ...sizes.flatMap((size) =>
        [...paths, NOT_FOUND].map((path) => pictureOf(path, size, scheme)),
      ),
    ]);
    expect(pictures().sort(), 'npm run record-screenshots writes them').toEqual(wanted.sort());
  },
);

for (const size of isCompared ? sizes : []) {
  const where = `at ${size.width} x ${size.height}`;

  test(`every page ${where} matches its recorded screenshots, in either scheme`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(NOT_FOUND_LINE);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(PAUSED_AT);
    await page.addInitScript(seedRandom);
    for (const path of [...paths, NOT_FOUND]) {
      await open(path);
      const fonts = await loadEverything(page);
      expect(fonts, path).toContain('Kalam 700');
      // Comes after the game, in the place that is kept for it.
      if (path === TRUTH_OR_DARE) await expect(page.getByLabel('Add a player')).toBeVisible();
      // Of longer pages only the first screen: all of them would more than double the total file size.
      const fullPage = await page.evaluate(
        () => document.documentElement.scrollHeight <= 2 * window.innerHeight,
      );
      // A page is opened once per size: the scheme it is opened in does not matter.
      for (const scheme of schemes) {
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

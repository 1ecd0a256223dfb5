import type { Page } from '@playwright/test';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { PAUSED_AT } from './gameTime';
import { paths } from './pages';
import type { Shared } from './results';
import { results } from './results';
import { pictures } from './screenshots';
import { cannotShare, shareScreen } from './shareScreen';
import { DESKTOP, expect, NOT_FOUND_LINE, PHONE, serverTest, test } from './site';

test.use({ drawsEverything: true });

const NOT_FOUND = '/404';
const HELP =
  'see the diff in test-results/; if the change is meant, run `npm run record-screenshots`';

const sizes = [PHONE, DESKTOP];
const schemes = ['light', 'dark'] as const;

const pictureOf = (path: string, { width, height }: (typeof sizes)[number], scheme: string) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}x${height}-${scheme}.png`;
const photoOf = ({ file }: Shared, scheme: string) => `photo-${scheme}-${file}`;

/** Seeds `Math.random`, which for example picks the first teacher. */
function seedRandom() {
  let state = 1;
  const unseeded = Math.random;
  Math.random = () => {
    // The ids of listeners that start once the page is idle, at any time.
    if (/\/badges\./.test(new Error().stack ?? '')) return unseeded();
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Loads all fonts and pictures, including lazy ones; returns the fonts. */
const loadEverything = (page: Page) =>
  page.evaluate(async () => {
    // As on a repeat visit with cached fonts.
    for (const late of document.querySelectorAll<HTMLStyleElement>('style[media]')) {
      late.media = 'all';
    }
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) {
      // `optional` fonts have a very short load period, which a busy machine may miss.
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    // A new layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family, weight }) => `${family} ${weight}`);
  });

/** A picture that is sent on, in half its size. */
const inHalfSize = (page: Page, file: Buffer) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const [width, height] = [image.width / 2, image.height / 2];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas.toDataURL().split(',')[1] ?? '';
  }, file.toString('base64'));

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

for (const [name, result] of process.env.SCREENSHOTS_NOT_COMPARED ? [] : Object.entries(results)) {
  test(`the picture of ${name} matches its recorded ones, in either scheme`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(seedRandom);
    await page.addInitScript(cannotShare);
    await result.show(page, open);
    await loadEverything(page);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const { file } = await shareScreen(page).savePhoto();
      const picture = Buffer.from(await inHalfSize(page, file), 'base64');
      expect
        .soft(picture, `the picture of ${name}, ${scheme} scheme, looks different: ${HELP}`)
        .toMatchSnapshot(photoOf(result, scheme));
    }
  });
}

for (const size of process.env.SCREENSHOTS_NOT_COMPARED ? [] : sizes) {
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

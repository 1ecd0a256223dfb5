import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { canChooseFonts, fontSetOfTest } from './fonts';
import { releaseHost } from './releaseHost';
import {
  delayRequests,
  expect,
  expectHandwriting,
  expectReady,
  fontsIn,
  openBeforeHydration,
  test,
} from './site';

test.use({ startsIdleParts: true });

for (const path of ['/', '/journey', '/school-games', '/how-to-play', '/feedback']) {
  test(`${path} requests nothing but its first picture before first contentful paint, and other pictures after the scripts`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open(path);
    const { before, names, lazy } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const pictures = (loading: string) =>
        [...document.images].filter((one) => one.loading === loading).map(({ src }) => src);
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => !pictures('eager').includes(name));
      return {
        before: files.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)),
        names: files.map(({ name }) => name),
        lazy: pictures('lazy'),
      };
    });
    expect(before).toEqual([]);
    const main = names.findLastIndex((name) => /\/main\.\w+\.js$/.test(name));
    expect(main).toBeGreaterThanOrEqual(0);
    expect(names.slice(0, main).filter((name) => lazy.includes(name))).toEqual([]);
  });
}

for (const path of ['/school-games/quizgame', '/school-games/hand-cricket']) {
  test(`${path} requests the styles that it waits for together with its scripts`, async ({
    page,
  }) => {
    const styles = page.waitForRequest('**/deferred.*.css');
    const hydrate = await openBeforeHydration(page, path);
    await styles;
    await hydrate();
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/deferred.')),
    );
    expect(requests).toHaveLength(1);
  });
}

test('the question mark of Guess the Teacher is rendered before hydration', async ({ page }) => {
  await openBeforeHydration(page, '/school-games/guess-the-teacher');
  const drawing = page.locator('main svg use').first();
  await expect
    .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});

test('a first visit swaps in both weights of the handwriting font at once, and no other font', {
  tag: '@journey',
}, async ({ page, open }) => {
  const release = await delayRequests(page, '**/kalam-latin-400-*');
  const bold = page.waitForResponse('**/kalam-latin-700-*');
  await open('/school-games');
  await (await bold).finished();
  expect(await fontsIn(page)).toEqual([]);
  release();
  await expectHandwriting(page);
});

test('if one weight of the handwriting fails to load, the other is used', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route('**/kalam-latin-400-*', (route) => route.abort());
  await open('/school-games');
  await expect.poll(() => fontsIn(page)).toEqual(['Kalam 700']);
});

test('a picture is loaded when it is less than a screen away, into a place that was kept for it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/journey');
  // Another font breaks the lines of a caption elsewhere.
  await expectHandwriting(page);
  const pictures = page.locator('img[loading="lazy"]');
  const areLoaded = () =>
    pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => image.complete && image.naturalWidth > 0),
    );
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('figure')].map((one) => one.offsetHeight));
  const kept = await heights();
  const last = (await pictures.count()) - 1;
  expect(last).toBeGreaterThan(4);
  expect((await areLoaded())[last]).toBe(false);
  // It is not seen, but a screen reader finds it.
  await expect(pictures.nth(last)).toHaveAccessibleName(/./);
  for (let index = 0; index <= last; index += 1) {
    await page
      .getByRole('figure')
      .nth(index + 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(async () => (await areLoaded())[index]).toBe(true);
    expect(await pictures.nth(index).evaluate((image) => getComputedStyle(image).transform)).toBe(
      'none',
    );
  }
  expect(await heights()).toEqual(kept);
});

test('in a browser without render blocking, a document that arrives in two halves is hydrated once it is complete', async ({
  page,
}) => {
  const html = readFileSync('dist/index.html', 'utf8').replace(/<link rel="expect"[^>]*>/, '');
  const middle = html.indexOf('<button', html.indexOf('</nav>'));
  const host = await releaseHost('dist');
  let answer: ServerResponse | undefined;
  host.answerBy((request, response) => {
    if (request.url !== '/') return false;
    answer = response.setHeader('Content-Type', 'text/html');
    return response.write(html.slice(0, middle)) || true;
  });
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.painted = document.querySelector('footer') ? 'all' : 'half';
    });
  });
  await page.goto(host.url, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'half');
  // One request after the other, to give the scripts time to start.
  await page.evaluate(async () => {
    for (let sent = 0; sent < 50; sent += 1) await fetch('/robots.txt', { cache: 'no-store' });
  });
  await expect(page.locator('main')).not.toBeAttached();
  answer?.end(html.slice(middle));
  await expectReady(page);
  await expect(page.locator('main')).toHaveCount(1);
  await host.goAway();
});

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

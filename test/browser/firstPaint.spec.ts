import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { canChooseFonts, fontSetOfTest } from './fonts';
import { releaseHost } from './releaseHost';
import { newShifts, shiftFaults, watchShifts } from './shifts';
import {
  delayRequests,
  delayScripts,
  expect,
  expectHandwriting,
  expectReady,
  fontsIn,
  test,
} from './site';

test.use({ startsIdleParts: true });

for (const path of [
  '/',
  '/journey',
  '/school-games',
  '/school-games/guess-the-teacher',
  '/how-to-play',
  '/feedback',
]) {
  test(`${path} requests nothing but its first picture before first contentful paint`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open(path);
    const { before, after } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const eager = [...document.images].filter(({ loading }) => loading === 'eager');
      const isFirst = (name: string) => eager.some(({ src }) => src === name);
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => !isFirst(name))
        .map(({ name, startTime }) => ({ name, startTime }));
      const isBefore = ({ startTime }: { startTime: number }) =>
        startTime < (paint?.startTime ?? 0);
      return { before: files.filter(isBefore), after: files.filter((file) => !isBefore(file)) };
    });
    expect(before).toEqual([]);
    expect(after.map(({ name }) => name)).toContainEqual(expect.stringMatching(/vendor.*\.js$/));
  });
}

for (const path of ['/school-games/quizgame', '/school-games/hand-cricket']) {
  test(`${path} requests the styles that it waits for together with its scripts`, async ({
    page,
  }) => {
    const styles = page.waitForRequest('**/deferred.*.css');
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await styles;
    release();
    await expectReady(page);
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/deferred.')),
    );
    expect(requests).toHaveLength(1);
  });
}

test('pictures below the fold are requested after the scripts', async ({ page, open }) => {
  await open('/');
  const files = await page.evaluate(() => {
    const pictures = [...document.images].map(({ src }) => src);
    const all = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      pictures: pictures.map((src) => all.indexOf(src)),
      main: all.findLastIndex((name) => /\/main\.\w+\.js$/.test(name)),
    };
  });
  expect(files.main).toBeGreaterThanOrEqual(0);
  const requested = files.pictures.filter((index) => index >= 0);
  expect(requested.length).toBeGreaterThan(0);
  for (const index of requested) expect(index).toBeGreaterThan(files.main);
});

test('the question mark of Guess the Teacher is rendered before hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/school-games/guess-the-teacher', { waitUntil: 'domcontentloaded' });
  const drawing = page.locator('main svg use').first();
  await expect
    .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
  release();
  await expectReady(page);
});

test('a first visit swaps in both weights of the handwriting font at once, and no other font', {
  tag: ['@journey', '@font'],
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

test('pictures reserve their space while they load', async ({ page, open }) => {
  await open('/journey');
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('figure')].map((one) => one.offsetHeight));
  const pictures = page.locator('img[loading="lazy"]');
  await expect(pictures.first()).toBeVisible();
  const loaded = await heights();
  expect(loaded.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    document.documentElement.dataset.painting = '';
  });
  await expect(pictures.first()).toBeHidden();
  expect(await heights()).toEqual(loaded);
});

const home = readFileSync('dist/index.html', 'utf8');

/** Sends requests one after the other, to give the browser time to paint a frame. */
const sendRequests = (page: Page, file: string) =>
  page.evaluate(async (url) => {
    for (let sent = 0; sent < 50; sent += 1) await fetch(url, { cache: 'no-store' });
  }, file);

const half = 'half of the document';
const whole = 'the whole document';
/** Not every browser supports blocking rendering until an element. */
const blocking = /<link rel="expect"[^>]*>/;

for (const { name, html, firstPaint } of [
  { name: 'that supports render blocking', html: home, firstPaint: whole },
  { name: 'that does not', html: home.replace(blocking, ''), firstPaint: half },
]) {
  test(`in a browser ${name}, a document that arrives in two halves is hydrated once it is complete`, {
    tag: '@font',
  }, async ({ page }) => {
    const middle = html.indexOf('<button', html.indexOf('</nav>'));
    const host = await releaseHost('dist');
    let answer: ServerResponse | undefined;
    host.answerBy((request, response) => {
      if (request.url !== '/') return false;
      answer = response.setHeader('Content-Type', 'text/html');
      return response.write(html.slice(0, middle)) || true;
    });
    await watchShifts(page);
    await page.addInitScript(
      ([part, all]) => {
        requestAnimationFrame(() => {
          const isWhole = document.querySelector('footer');
          document.documentElement.dataset.firstPaint = isWhole ? all : part;
        });
      },
      [half, whole] as const,
    );
    await page.goto(host.url, { waitUntil: 'commit' });
    await expect(page.locator('nav')).toBeAttached();
    await sendRequests(page, `${host.url}/robots.txt`);
    await expect(page.locator('main')).not.toBeAttached();
    answer?.end(html.slice(middle));
    await expectReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-first-paint', firstPaint);
    await expect(page.locator('main')).toHaveCount(1);
    if (firstPaint === whole)
      expect(shiftFaults(await newShifts(page), 'the second half')).toEqual([]);
    await host.goAway();
  });
}

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

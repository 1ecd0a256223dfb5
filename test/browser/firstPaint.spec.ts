import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { releaseHost } from './releaseHost';
import { expectNone, newShifts, watchShifts } from './shifts';
import {
  delayRequests,
  delayScripts,
  expect,
  expectHandwriting,
  expectReady,
  fontsIn,
  test,
} from './site';

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
    await expectReady(page);
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

test('pictures below the fold are requested after the scripts', async ({ page, open }) => {
  await open('/');
  await expectReady(page);
  const files = await page.evaluate(() => {
    const pictures = [...document.images].map(({ src }) => src);
    const all = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      pictures: pictures.map((src) => all.indexOf(src)),
      main: all.findLastIndex((name) => /\/main\.\w+\.js$/.test(name)),
    };
  });
  expect(files.main).toBeGreaterThanOrEqual(0);
  const asked = files.pictures.filter((at) => at >= 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const at of asked) expect(at).toBeGreaterThan(files.main);
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

test('a first visit swaps in the handwriting font in one step, and no other font', {
  tag: ['@journey', '@font'],
}, async ({ page, open }) => {
  const release = await delayRequests(page, '**/kalam-latin-400-*');
  const bold = page.waitForResponse('**/kalam-latin-700-*');
  await open('/school-games');
  await expectReady(page);
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
  await expectReady(page);
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('figure')].map((one) => one.offsetHeight));
  const pictures = page.locator('img[loading="lazy"]');
  await expect(pictures.first()).toBeVisible();
  const after = await heights();
  expect(after.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    document.documentElement.dataset.painting = '';
  });
  await expect(pictures.first()).toBeHidden();
  expect(await heights()).toEqual(after);
});

const home = readFileSync('dist/index.html', 'utf8');

/** Waits as long as several requests take, in which a frame could be painted. */
const haveAnswers = (page: Page, file: string) =>
  page.evaluate(async (url) => {
    for (let answers = 0; answers < 50; answers += 1) await fetch(url, { cache: 'no-store' });
  }, file);

const half = 'half a document';
const whole = 'the whole document';
/** Not every browser supports blocking on the rest. */
const waits = /<link rel="expect"[^>]*>/;

for (const { name, html, first } of [
  { name: 'that waits', html: home, first: whole },
  { name: 'that paints as it reads', html: home.replace(waits, ''), first: half },
]) {
  test(`a document that arrives in two halves, in a browser ${name}, is hydrated once it is complete`, {
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
          document.documentElement.dataset.first = isWhole ? all : part;
        });
      },
      [half, whole] as const,
    );
    await page.goto(host.url, { waitUntil: 'commit' });
    await expect(page.locator('nav')).toBeAttached();
    await haveAnswers(page, `${host.url}/robots.txt`);
    await expect(page.locator('main')).not.toBeAttached();
    answer?.end(html.slice(middle));
    await expectReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-first', first);
    await expect(page.locator('main')).toHaveCount(1);
    if (first === whole) expectNone(await newShifts(page), 'the second half');
    await host.goAway();
  });
}

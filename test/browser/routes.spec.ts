import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import {
  expectPage,
  games,
  guides,
  missingPictures,
  openMenu,
  paths,
  SITE_NAME,
  titleOf,
} from './pages';
import { shareScreen } from './shareScreen';
import {
  expect,
  expectReady,
  footer,
  heading,
  link,
  mainMenu,
  NOT_FOUND_LINE,
  serverTest,
  test,
} from './site';

/** What each page must have once. */
const structureOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return {
      headings: count('h1'),
      mains: count('main'),
      titles: count('title:not(svg *)'),
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
const COMPLETE = { headings: 1, mains: 1, titles: 1, duplicateIds: [] };

/** Pages with what only the browser knows: a teacher by chance, the days of this month, badges. */
const FILLED = [
  '/school-games/guess-the-teacher',
  '/school-games/hand-cricket/aaj-ka-over',
  '/report-card',
];
/** What a page asks for as soon as it is shown; on the report card the transfer follows the badges. */
const AT_ONCE: Record<string, string[]> = {
  '/report-card': ['badges'],
};
/** Chunks of parts that come after the page. */
const LATER = /\/(?:[a-z-]+-(?:later|friends)|badges|transfer)\.\w+\.js$/;

/**
 * The markup as it was sent and as it is now, without the slides, which the slider replaces, the addresses
 * of drawings, which are asked for after the text, and the year.
 */
const sentAndHydrated = (page: Page) =>
  page.evaluate(async () => {
    // Trusted Types let a page parse HTML in no other way.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    request.send();
    await new Promise((done) => request.addEventListener('load', done));
    return [request.responseXML as Document, document].map((parsed) => {
      const root = parsed.getElementById('root')?.cloneNode(true) as Element;
      root.querySelector('[aria-roledescription="carousel"] > div')?.replaceChildren();
      for (const use of root.querySelectorAll('use'))
        for (const name of ['href', 'data-late']) use.removeAttribute(name);
      // Pictures that are near have been loaded.
      for (const frame of root.querySelectorAll('[data-far]')) frame.removeAttribute('data-far');
      for (const part of root.querySelectorAll('noscript')) part.replaceChildren();
      // Messages get the origin of the page, as this build has no SITE_URL.
      for (const link of root.querySelectorAll('[href^="https://wa.me/"]'))
        link.removeAttribute('href');
      return root.innerHTML.replace(/>20\d\d</, '><');
    });
  });

for (const path of paths) {
  test(`${path} opens completely, and hydration changes nothing`, {
    tag: '@journey',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // The late parts never come.
    await page.route(LATER, () => undefined);
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    await expectReady(page);
    await expectPage(page, path);
    await expect(heading(page)).toBeVisible();
    expect(await structureOf(page)).toEqual(COMPLETE);
    const [sent, hydrated] = await sentAndHydrated(page);
    // Other scripts that a page asks for before a press are in `atOnce` of `routes.tsx`, and count in its budget.
    const document = (await response?.text()) ?? '';
    const others = scripts.filter((script) => !document.includes(script));
    expect(others.map((script) => script.replace(/.*\/|\..*/g, ''))).toEqual(AT_ONCE[path] ?? []);
    if (!FILLED.includes(path)) expect(hydrated).toBe(sent);
    await expect.poll(() => missingPictures(page)).toEqual([]);
  });
}

test('an address that is written in another way gets its page or the 404 page, which leads Home', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  for (const [address, found] of [
    ['/journey/', '/journey'],
    ['/school-games?utm_source=friend#steps', '/school-games'],
    ['/./journey', '/journey'],
    ['/index.html', '/'],
    ['/journey//', undefined],
    ['//', undefined],
    ['//journey', undefined],
    ['/404', undefined],
    ['/school-games/nope', undefined],
    ['/Journey', undefined],
    ['/%E0%A4%A', undefined],
    ['/nope?name=<script>alert(1)</script>#nowhere', undefined],
  ] as const) {
    await test.step(address, async () => {
      const response = await page.goto(baseURL + address);
      expect(response?.status()).toBe(found ? 200 : 404);
      if (!found) expectConsole(NOT_FOUND_LINE);
      await expectReady(page);
      await expect(page).toHaveTitle(found ? titleOf(found) : `404 · ${SITE_NAME}`);
      expect(await structureOf(page)).toEqual(COMPLETE);
      const home = found ? link(page, SITE_NAME) : page.getByRole('main').getByRole('link').first();
      await home.click();
      await expectPage(page, '/');
    });
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
  await link(footer(page), 'Our Journey').click();
  await expectPage(page, '/journey');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** The visible buttons and fields of the page, by their names. */
  const controlsOf = (page: Page) =>
    page
      .locator('button, input, textarea, select, summary')
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));

  test('every page can be read, and none has a control that would do nothing, but the form and its button', {
    tag: '@journey',
  }, async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND_LINE);
    for (const path of [...paths, '/nope']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(heading(page), path).toBeVisible();
      await expect(page.locator('main p').first(), path).toHaveText(/\w{3}/);
      await expect(mainMenu(page).getByRole('link'), path).toHaveText(openMenu);
      const form = ['feedback-name', 'feedback-email', 'feedback-message', 'Send'];
      expect.soft(await controlsOf(page), path).toEqual(path === '/feedback' ? form : []);
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
      // The addresses of drawings come with scripts.
      expect.soft((await missingPictures(page)).filter(Boolean), path).toEqual([]);
      if (path in guides) await expect(shareScreen(page).whatsapp).toBeVisible();
      if (path in games) {
        const about = await page.locator('meta[name="description"]').getAttribute('content');
        const line = page.getByRole('main').getByText('JavaScript');
        await expect(line, path).toContainText(about ?? 'a description');
      }
    }
    await page.getByRole('main').getByRole('link').first().click();
    await expectPage(page, '/');
  });
});

serverTest(
  'what pages name for others is served: pictures, icons, screenshots, and the sitemap with every page',
  { tag: '@journey' },
  async ({ request }) => {
    const textAt = async (path: string) => (await request.get(path)).text();
    // The tests may serve the site at another port than it was built for.
    const pathOf = (address = '') => new URL(address).pathname;
    const files: [path: string, type: string][] = [];
    for (const path of [...paths, '/nope']) {
      const html = await textAt(path);
      const of = (tag: RegExp) => tag.exec(html)?.[1];
      files.push([pathOf(of(/property="og:image" content="([^"]*)"/)), 'image/png']);
      const isFound = path !== '/nope';
      expect(html.includes('noindex'), path).toBe(!isFound);
      expect(/rel="canonical" href="([^"]*)"/.test(html), path).toBe(isFound);
    }
    expect(new Set(files.map(([path]) => path)).size, 'pictures').toBe(paths.length + 1);

    const sitemap = /^Sitemap: (\S+)$/m.exec(await textAt('/robots.txt'))?.[1];
    const listed = [...(await textAt(pathOf(sitemap))).matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(listed.map(([, address]) => pathOf(address)).sort()).toEqual([...paths].sort());

    const manifest = await (await request.get('/manifest.webmanifest')).json();
    for (const { icons } of [manifest, ...manifest.shortcuts])
      files.push(...icons.map(({ src }: { src: string }) => [src, 'image/png']));
    for (const { src } of manifest.screenshots) files.push([src, 'image/webp']);
    for (const [path, type] of files) {
      const response = await request.get(path);
      expect([response.status(), response.headers()['content-type']], path).toEqual([200, type]);
    }
  },
);

test('Chromium finds no fault with the manifest, and its start page is within its scope', async ({
  page,
  open,
  cdp,
}) => {
  await open('/');
  await expect(page.locator('head link[rel="manifest"]')).toHaveCount(1);
  const { errors, data, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { id, start_url, scope } = JSON.parse(data ?? '');
  const addresses = [id, start_url, scope].map((path: string) => new URL(path, url).href);
  expect(addresses).toEqual(addresses.map(() => new URL('/', page.url()).href));
});

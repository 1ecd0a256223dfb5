import type { APIRequestContext, Page } from '@playwright/test';
import { expectPage, games, parts, paths, SITE_NAME, titleOf } from './pages';
import {
  expect,
  expectReady,
  gameTiles,
  heading,
  link,
  NOT_FOUND_LINE,
  serverTest,
  test,
} from './site';

/** The HTML of a path as served, before any script runs. */
async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found ?? '');
  return {
    html,
    titles: all(/<title[^>]*>([^<]*)/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
  };
}

/** The landmarks and headings of a page. */
const anatomy = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      lang: document.documentElement.lang,
      headings: count('h1'),
      mains: count('main'),
      titlesInHead: count('head > title'),
      titlesInBody: count('body title:not(svg *)'),
      descriptions: count('head > meta[name="description"]'),
      canonicals: count('head > link[rel="canonical"]'),
      duplicateIds: Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter(
        (id, index, ids) => ids.indexOf(id) !== index,
      ),
    };
  });

const WHOLE_PAGE = {
  lang: 'hi-Latn',
  headings: 1,
  mains: 1,
  titlesInHead: 1,
  titlesInBody: 0,
  descriptions: 1,
  canonicals: 1,
  duplicateIds: [],
};

for (const [part, some] of Object.entries(parts)) {
  test(`every page of ${part} opens completely`, { tag: '@journey' }, async ({ page }) => {
    for (const path of some) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectReady(page);
        await expectPage(page, path);
        await expect(heading(page)).toBeVisible();
        expect(await anatomy(page)).toEqual(WHOLE_PAGE);
      });
    }
  });
}

serverTest(
  'each route is served with a title, a description and a canonical address of its own',
  { tag: '@journey' },
  async ({ request }) => {
    const found = await Promise.all(paths.map((path) => served(request, path)));
    for (const key of ['titles', 'descriptions', 'canonicals'] as const) {
      for (const [index, page] of found.entries()) {
        expect(page[key], `${key} of ${paths[index]}`).toEqual([expect.stringMatching(/\S/)]);
      }
      expect(new Set(found.flatMap((page) => page[key])).size, `different ${key}`).toBe(
        paths.length,
      );
    }
    for (const [index, path] of paths.entries()) {
      expect(found[index]?.titles).toEqual([titleOf(path).replace("'", '&#x27;')]);
      expect(new URL(found[index]?.canonicals[0] ?? '').pathname).toBe(path);
    }
  },
);

serverTest(
  'no served page has a style attribute, which the CSP would block',
  async ({ request }) => {
    for (const path of paths) {
      expect((await served(request, path)).html, path).not.toMatch(/<[^>]+\sstyle=/);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('heading and first paragraph of every page can be read', { tag: '@journey' }, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveTitle(titleOf(path));
      await expect(heading(page), path).toBeVisible();
      await expect(page.locator('main p').first(), path).toBeVisible();
      await expect(page.locator('main p').first(), path).toHaveText(/\w{3}/);
    }
  });

  test('the 404 page can be read, and its link works', async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND_LINE);
    await page.goto('/nope');
    await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
    await page.getByRole('main').getByRole('link').first().click();
    await expectPage(page, '/');
  });
});

test('hydration changes nothing on any page, except the year', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  // Except the slides, too, which the slider replaces: see slideshow.spec.ts.
  const root = (of: Page) =>
    of.locator('#root').evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector('[aria-roledescription="carousel"] > div')?.replaceChildren();
      return copy.innerHTML;
    });
  for (const path of ['/', '/journey', '/school-games', '/school-games/quizgame', '/how-to-play']) {
    await plain.goto(path, { waitUntil: 'domcontentloaded' });
    await page.goto(path);
    await expectReady(page);
    const hydrated = await root(page);
    expect(hydrated.replace(/>20\d\d</, '><'), path).toBe(await root(plain));
  }
  await plain.close();
});

test('a trailing slash, or a query and a hash, opens the same page', async ({ page }) => {
  for (const path of ['/journey', '/school-games', '/school-games/quizgame', '/about-us']) {
    const response = await page.goto(`${path}/`);
    expect(response?.status(), path).toBe(200);
    await expectReady(page);
    await expect(page).toHaveTitle(titleOf(path));
    expect(await anatomy(page), path).toEqual(WHOLE_PAGE);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    if (path in games) await expect(currentTile(page)).toHaveText(games[path] ?? '');
  }
  await page.goto('/school-games?utm_source=friend#steps');
  await expectReady(page);
  await expect(page).toHaveTitle(titleOf('/school-games'));
});

const currentTile = (page: Page) => gameTiles(page).locator('[aria-current="page"]');

/** Expects the 404 page: status, texts and a link home. */
async function expectNotFound(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(404);
  await expectReady(page);
  await expect(page).toHaveTitle(`404 · ${SITE_NAME}`);
  await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
  await expect(
    page.getByText("the page you're looking for has bunked the class", { exact: true }),
  ).toBeVisible();
  expect(await anatomy(page), path).toMatchObject({ headings: 1, mains: 1, titlesInHead: 1 });
  await page.getByRole('main').getByRole('link').first().click();
  await expectPage(page, '/');
  await expect(heading(page)).toBeFocused();
}

test('an unknown URL, also in another case or badly encoded, gets the 404 page', async ({
  page,
  expectConsole,
}) => {
  for (const path of [
    '/nope',
    '/nope/',
    '/a/b/c',
    '/nope?name=<script>alert(1)</script>#nowhere',
    '/school-games/nope',
    '/how-to-play/nope',
    '/Journey',
    '/school-games/Truth-or-Dare',
    '/%E0%A4%A',
  ]) {
    expectConsole(NOT_FOUND_LINE);
    await test.step(path, () => expectNotFound(page, path));
  }
});

test('from a 404 page every page is one click away, and back leads to the 404 again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(NOT_FOUND_LINE);
  await page.goto('/school-games/nope');
  await expectReady(page);
  await link(page.getByRole('contentinfo'), 'Our Journey').click();
  await expectPage(page, '/journey');
  await page.goBack();
  await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
  await expect(page).toHaveTitle(`404 · ${SITE_NAME}`);
});

test('a malformed URL gets a complete page, without hydration errors', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  for (const path of ['//', '/journey//', '//journey', '/./journey', '/index.html', '/404']) {
    await test.step(path, async () => {
      const response = await page.goto(baseURL + path);
      if (response?.status() === 404) expectConsole(NOT_FOUND_LINE);
      else expect(response?.status()).toBe(200);
      await expectReady(page);
      await expect(heading(page)).toBeVisible();
      expect(await anatomy(page)).toMatchObject({ headings: 1, mains: 1, titlesInHead: 1 });
      await link(page, SITE_NAME).click();
      await expectPage(page, '/');
    });
  }
});

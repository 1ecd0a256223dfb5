import type { Page } from '@playwright/test';
import { concept } from '../../src/games/guess-the-teacher/content';
import { blog, events, gallery } from '../../src/pages/home/content';
import { settings } from '../../src/settings';
import { layoutFaults } from './layoutFaults';
import { expectPage, games, openMenu, parts, paths, SITE_NAME, titleOf } from './pages';
import {
  DESKTOP,
  expect,
  expectReady,
  footer,
  gameTiles,
  heading,
  link,
  mainMenu,
  NOT_FOUND_LINE,
  PHONE,
  sizeName,
  test,
} from './site';

/** What each page must have once. */
const structureOf = (page: Page) =>
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

const COMPLETE = {
  lang: 'hi-Latn',
  headings: 1,
  mains: 1,
  titlesInHead: 1,
  titlesInBody: 0,
  descriptions: 1,
  canonicals: 1,
  duplicateIds: [],
};

for (const [part, pathsOfPart] of Object.entries(parts)) {
  test(`every page of ${part} opens completely`, { tag: '@journey' }, async ({ page }) => {
    for (const path of pathsOfPart) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectReady(page);
        await expectPage(page, path);
        await expect(heading(page)).toBeVisible();
        expect(await structureOf(page)).toEqual(COMPLETE);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** The visible buttons and fields of the page, by their names. */
  const controlsOf = async (page: Page) => {
    const controls = page.locator('button, input, textarea, select, summary');
    return controls
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));
  };

  test('every page can be read, and none has a control that would do nothing, but the form and its button', {
    tag: '@journey',
  }, async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND_LINE);
    for (const path of [...paths, '/nope']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (path !== '/nope') await expect(page).toHaveTitle(titleOf(path));
      await expect(heading(page), path).toBeVisible();
      const paragraph = page.locator('main p').first();
      await expect(paragraph, path).toBeVisible();
      await expect(paragraph, path).toHaveText(/\w{3}/);
      const form = ['feedback-name', 'feedback-email', 'feedback-message', 'Send'];
      expect.soft(await controlsOf(page), path).toEqual(path === '/feedback' ? form : []);
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
    }
  });

  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`at ${sizeName(viewport)}`, () => {
      test.use({ viewport });

      test('the menus are one open list of links, which lead on', async ({ page }) => {
        await page.goto('/');
        const links = mainMenu(page).getByRole('link');
        await expect(links).toHaveText(openMenu);
        for (const one of await links.all()) await expect(one).toBeInViewport({ ratio: 1 });
        await links.nth(3).click();
        await expectPage(page, '/how-to-play');
      });
    });
  }

  test('each game says in one line that it needs JavaScript, and what it would be', async ({
    page,
  }) => {
    for (const path of Object.keys(games)) {
      await page.goto(path);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      const line = page.getByRole('main').getByText('JavaScript');
      await expect(line, path).toBeVisible();
      await expect(line, path).toContainText(description ?? 'a description');
    }
  });

  test('what can be read stays: the concept of a game, and all of Home', async ({ page }) => {
    await page.goto('/school-games/guess-the-teacher');
    for (const text of concept.paragraphs) await expect(page.getByText(text)).toBeVisible();
    await page.goto('/');
    const texts = [
      ...blog.posts.flatMap(({ opening, paragraphs }) => [opening, ...paragraphs]),
      ...events.days.map(({ text }) => text),
      ...Object.values(gallery.titles),
    ];
    for (const text of texts) await expect(page.getByText(text).first(), text).toBeVisible();
  });

  test('the footer has the year of the build, and the announcement a link', async ({ page }) => {
    await page.goto('/');
    await expect(footer(page)).toContainText(/© 20\d\d Backbencher's Memories/);
    await expect(link(page, 'Try PDF Tools')).toHaveAttribute('href', settings.toolsUrl);
  });

  test('the 404 page can be read, and its link works', async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND_LINE);
    await page.goto('/nope');
    await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
    await page.getByRole('main').getByRole('link').first().click();
    await expectPage(page, '/');
  });
});

test('hydration changes nothing on any page, except the year and the footer’s icons', async ({
  page,
  browser,
  baseURL,
}) => {
  const served = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  // Without the slides, which the slider replaces (slideshow.spec.ts), and without the addresses of the
  // footer's icons, which are asked for last.
  const root = (of: Page) =>
    of.locator('#root').evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector('[aria-roledescription="carousel"] > div')?.replaceChildren();
      for (const icon of copy.querySelectorAll('footer use')) icon.removeAttribute('href');
      return copy.innerHTML;
    });
  for (const path of ['/', '/journey', '/school-games', '/school-games/quizgame', '/how-to-play']) {
    await served.goto(path, { waitUntil: 'domcontentloaded' });
    await page.goto(path);
    await expectReady(page);
    const hydrated = await root(page);
    expect(hydrated.replace(/>20\d\d</, '><'), path).toBe(await root(served));
  }
  await served.close();
});

test('a trailing slash, or a query and a hash, opens the same page', async ({ page }) => {
  for (const path of ['/journey', '/school-games', '/school-games/quizgame', '/about-us']) {
    const response = await page.goto(`${path}/`);
    expect(response?.status(), path).toBe(200);
    await expectReady(page);
    await expect(page).toHaveTitle(titleOf(path));
    expect(await structureOf(page), path).toEqual(COMPLETE);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const currentTile = gameTiles(page).locator('[aria-current="page"]');
    if (path in games) await expect(currentTile).toHaveText(games[path] ?? '');
  }
  await page.goto('/school-games?utm_source=friend#steps');
  await expectReady(page);
  await expect(page).toHaveTitle(titleOf('/school-games'));
});

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
  expect(await structureOf(page), path).toMatchObject({ headings: 1, mains: 1, titlesInHead: 1 });
  await page.getByRole('main').getByRole('link').first().click();
  await expectPage(page, '/');
  await expect(heading(page)).toBeFocused();
}

test('an unknown URL, even if only its case differs or it is badly encoded, gets the 404 page', async ({
  page,
  expectConsole,
}) => {
  for (const path of [
    '/nope',
    '/nope?name=<script>alert(1)</script>#nowhere',
    '/school-games/nope',
    '/Journey',
    '/%E0%A4%A',
  ]) {
    expectConsole(NOT_FOUND_LINE);
    await test.step(path, () => expectNotFound(page, path));
  }
});

test('from a 404 page every page is one click away, and Back leads to the 404 page again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(NOT_FOUND_LINE);
  await page.goto('/school-games/nope');
  await expectReady(page);
  await link(footer(page), 'Our Journey').click();
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
      expect(await structureOf(page)).toMatchObject({ headings: 1, mains: 1, titlesInHead: 1 });
      await link(page, SITE_NAME).click();
      await expectPage(page, '/');
    });
  }
});

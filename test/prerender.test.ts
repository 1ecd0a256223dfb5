import { loadListings } from '../src/games/listings';
import { allPaths, NOT_FOUND_PATH, renderRoute } from '../src/prerender';
import { everySetting } from './support/everySetting';
import { withEnvironment } from './support/withEnvironment';

/** The texts of all elements with a tag name; they must not be nested. */
const elements = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g')),
    ([, inner]) => inner?.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'"),
  );

const tagsOf = (html: string): string[] => html.match(/<(?:meta|link)\b[^>]*>/g) ?? [];

describe.each([...allPaths, NOT_FOUND_PATH])('%s', (path) => {
  const rendered = renderRoute(path);

  test('has one title, in its head', async () => {
    const { head, body } = await rendered;
    const wanted =
      path === '/' ? /^Backbencher's Memories: \S[^·]*$/ : /^\S.* · Backbencher's Memories$/;
    expect(elements(head, 'title')).toEqual([expect.stringMatching(wanted)]);
    expect(body).not.toContain('<title');
  });

  test('has one description in its head, and no tags for crawlers only', async () => {
    const { head, body } = await rendered;
    const tags = tagsOf(head);
    expect(tags.filter((tag) => tag.includes('name="description"'))).toHaveLength(1);
    expect(tags.join()).not.toMatch(/og:|twitter:|ld\+json/);
    expect(tagsOf(body)).toEqual([]);
  });

  test('has one main with one h1', async () => {
    const { body } = await rendered;
    expect(body.match(/<main\b/g)).toHaveLength(1);
    expect(body.match(/<h1\b/g)).toHaveLength(1);
    expect(body).toMatch(/<main\b[\s\S]*<h1\b[\s\S]*<\/main>/);
    expect(elements(body, 'h1')).toEqual([expect.stringMatching(/\w/)]);
  });

  test('is complete without JavaScript: no inline scripts or styles, no pending Suspense boundary', async () => {
    const { body } = await rendered;
    expect(body).not.toMatch(/<script|<style|<template|\sstyle=|\son\w+=/);
    expect(body).not.toMatch(/<div[^>]*\shidden/);
    // React's markers of a pending or client-rendered Suspense boundary.
    expect(body).not.toMatch(/<!--\$[?!~]-->/);
  });

  test('has a role for each list outside of a nav, as Safari ignores unstyled lists', async () => {
    const { body } = await rendered;
    const lists = body.replace(/<nav\b[\s\S]*?<\/nav>/g, '').match(/<[ou]l\b[^>]*>/g) ?? [];
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
  });

  test('contains the year of the build, for visitors without scripts', async () => {
    const { body } = await rendered;
    expect(elements(body, 'footer').join()).toContain(`© ${new Date().getFullYear()} Backbencher`);
  });
});

test.each(allPaths)('%s has a canonical URL', async (path) => {
  const { head } = await renderRoute(path);
  const url = `http://localhost:4173${path}`;
  const tags = tagsOf(head).filter((tag) => /canonical|robots/.test(tag));
  expect(tags).toEqual([`<link rel="canonical" href="${url}"/>`]);
});

test('the 404 page has no canonical URL, and is not indexed', async () => {
  const { head } = await renderRoute(NOT_FOUND_PATH);
  const tags = tagsOf(head).filter((tag) => /canonical|robots/.test(tag));
  expect(tags).toEqual(['<meta name="robots" content="noindex"/>']);
});

test('different pages have different titles', async () => {
  const heads = await Promise.all(allPaths.map(async (path) => (await renderRoute(path)).head));
  const titles = heads.flatMap((head) => elements(head, 'title'));
  expect(new Set(titles).size).toBe(allPaths.length);
});

test('an unknown path gives the 404 page', async () => {
  const { body, chunks } = await renderRoute(NOT_FOUND_PATH);
  expect(elements(body, 'h1')).toEqual(['404 - Exam Cancelled!']);
  expect(body).toContain('bunked the class');
  expect(chunks).toEqual(['not-found']);
});

test('on each page of a game the tile of the game is the current one', async () => {
  const listings = await loadListings();
  for (const { path, under, tile } of listings) {
    const kind = under ? 'true' : 'page';
    const name = listings.find((game) => game.path === under)?.tile.name ?? tile.name;
    const { body } = await renderRoute(path);
    const games = /<nav aria-label="Games"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '';
    const current = games.match(/<a [^>]*aria-current[\s\S]*?<\/a>/g) ?? [];
    expect(current.map((link) => link.replaceAll(/<[^>]*>/g, ''))).toEqual([name]);
    expect(current[0]).toContain(`aria-current="${kind}"`);
  }
});

test('with a base path, every internal link starts with it', async () => {
  const { head, body } = await withEnvironment(
    { SITE_URL: 'https://host.example.net/memories' },
    async () => (await import('../src/prerender')).renderRoute('/school-games/quizgame'),
  );
  const hrefs = Array.from(body.matchAll(/<a\b[^>]*href="(\/[^"]*|)"/g), ([, href]) => href);
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs) expect(href).toMatch(/^\/memories(?:[/#]|$)/);
  expect(head).toContain('href="https://host.example.net/memories/school-games/quizgame"');
});

describe('sample addresses', () => {
  const SAMPLE = /sample/i;
  /** Removes the contributors, which are always marked as samples. */
  const withoutContributors = (html: string) =>
    html.replace(/<section[^>]*aria-labelledby="contributors"[\s\S]*?<\/section>/, '');
  const everyPage = (variables: Record<string, string>) =>
    withEnvironment(variables, async () => {
      const { allPaths, NOT_FOUND_PATH, renderRoute } = await import('../src/prerender');
      const rendered = [...allPaths, NOT_FOUND_PATH].map((path) => renderRoute(path));
      return (await Promise.all(rendered)).map(
        ({ head, body }) => head + withoutContributors(body),
      );
    });

  test('are marked in the footer of every page of a build without settings', async () => {
    const pages = await everyPage({});
    expect(pages.length).toBeGreaterThan(15);
    for (const html of pages) expect(elements(html, 'footer').join()).toMatch(SAMPLE);
  });

  test('are neither marked nor linked in a release with every setting', async () => {
    const pages = await everyPage(everySetting);
    expect(pages.length).toBeGreaterThan(15);
    for (const html of pages) {
      expect(html).not.toMatch(SAMPLE);
      expect(html).not.toMatch(/example\.com|@example"|localhost/);
    }
  });
});

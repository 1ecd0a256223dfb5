import { loadGameListings } from '../src/build/seo/gameListings';
import { sampleMark } from '../src/layout/content';
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

describe.each([...allPaths(), NOT_FOUND_PATH])('%s', (path) => {
  const rendered = renderRoute(path);

  test('has one title, one description and a canonical URL in its head; the 404 page is not indexed', async () => {
    const { head, body } = await rendered;
    expect(elements(head, 'title')).toEqual([expect.stringContaining("Backbencher's Memories")]);
    const canonical = `<link rel="canonical" href="http://localhost:4173${path}"/>`;
    const noindex = '<meta name="robots" content="noindex"/>';
    expect(tagsOf(head).toSorted()).toEqual([
      ...(path === NOT_FOUND_PATH ? [] : [canonical]),
      expect.stringContaining('name="description"'),
      ...(path === NOT_FOUND_PATH ? [noindex] : []),
    ]);
    expect([...tagsOf(body), ...elements(body, 'title')]).toEqual([]);
  });

  // That it can be read without JavaScript is tested in a browser.
  test('is complete: no inline scripts or styles, no pending boundary', async () => {
    const { body } = await rendered;
    expect(body).not.toMatch(/<script|<style|<template|\sstyle=|\son\w+=|<div[^>]*\shidden/);
    // React's markers of a pending or client-rendered Suspense boundary.
    expect(body).not.toMatch(/<!--\$[?!~]-->/);
  });

  test('has a role for each list outside of a nav, as Safari ignores unstyled lists', async () => {
    const { body } = await rendered;
    const lists = body.replace(/<nav\b[\s\S]*?<\/nav>/g, '').match(/<[ou]l\b[^>]*>/g) ?? [];
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
  });
});

test('on each page of a game the tile of the game is the current one', async () => {
  for (const { game, page } of await loadGameListings()) {
    const { body } = await renderRoute(page.path);
    const games = /<nav aria-label="Games"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '';
    const current = games.match(/<a [^>]*aria-current[\s\S]*?<\/a>/g) ?? [];
    expect(elements(current.join(''), 'a')).toEqual([game.name]);
    expect(current[0]).toContain(`aria-current="${page === game ? 'page' : 'true'}"`);
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

test.each([
  ['marked once, below the tools link of Home, in a build without settings', {}],
  ['neither marked nor linked in a release with every setting', everySetting],
])('sample addresses are %s', async (_what, variables) => {
  const pages = await withEnvironment(variables, async () => {
    const { renderRoute } = await import('../src/prerender');
    return Promise.all([...allPaths(), NOT_FOUND_PATH].map((path) => renderRoute(path)));
  });
  const isRelease = variables === everySetting;
  const marks = pages.flatMap(({ head, body }) => {
    // Contributors are always samples, which is said once.
    const contributors = /<section[^>]*="contributors"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
    const others = body.replace(contributors, '');
    if (isRelease) expect(head + others).not.toMatch(/sample|example\.com|@example"|localhost/i);
    return elements(others, 'p').filter((text) => /sample/i.test(text ?? ''));
  });
  expect(marks).toEqual(isRelease ? [] : [sampleMark]);
});

import { withEnvironment } from '../../support/withEnvironment';

const load = (SITE_URL: string) =>
  withEnvironment({ SITE_URL }, () => import('../../../src/build/seo/robots'));

test.each([
  ['https://example.org', 'https://example.org/', 'https://example.org/journey'],
  ['https://a.in/you&me/', 'https://a.in/you&amp;me/', 'https://a.in/you&amp;me/journey'],
])('the sitemap of %s lists the full URLs of the pages', async (siteUrl, ...expected) => {
  const xml = (await load(siteUrl)).sitemap(['/', '/journey']);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
  expect(Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc]) => loc)).toEqual(expected);
});

test('robots.txt allows everything, and links to the sitemap', async () => {
  const { robotsTxt } = await load('https://host.example.net/memories');
  expect(robotsTxt()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://host.example.net/memories/sitemap.xml\n',
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cspHash } from '../../src/build/hashes';
import { allPaths } from '../../src/prerender';
import { withEnvironment } from '../support/withEnvironment';

const site = [
  ...['404.html', 'favicon.svg', 'upi-qr-code.png', 'assets/kalam.1.woff2', 'assets/main.1.js'],
  // The files that are not needed offline.
  ...['_headers', 'nginx.conf', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'],
  ...['.br', '.gz', '.map'].map((end) => `assets/main.1.js${end}`),
  ...['assets/vendor.1.js.LICENSE.txt', 'icons/512.png', 'screenshots/a.webp', 'social/a.1.png'],
  ...['index.html.br', 'index.html.gz'],
  ...allPaths().map((page) => path.join('.', page, 'index.html')),
];

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'offline-files-'));
  for (const file of site) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), `of ${file}`);
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

const manifestWith = async (SITE_URL = '') =>
  withEnvironment({ SITE_URL }, async () =>
    (await import('../../src/build/precacheManifest')).precacheManifest(dist),
  );

test('lists every page by URL, and all their files, but no files for crawlers, hosts and debuggers', async () => {
  const urls = (await manifestWith()).map(({ url }) => url);
  const files = ['404', 'assets/kalam.1.woff2', 'assets/main.1.js', 'favicon.svg'];
  const pages = allPaths().map((page) => (page === '/' ? page : `${page}/`));
  expect(urls.toSorted()).toEqual(
    [...pages, ...[...files, 'upi-qr-code.png'].map((file) => `/${file}`)].sort(),
  );
});

test('each entry has a content hash, and only hashed file names need no revision; all are below the base path', async () => {
  const hash = cspHash('of journey/index.html');
  const integrity = cspHash('of assets/main.1.js');
  const entries = await manifestWith('https://host/memories/');
  expect(entries).toContainEqual({ url: '/memories/journey/', revision: hash, integrity: hash });
  expect(entries).toContainEqual({ url: '/memories/assets/main.1.js', revision: null, integrity });
  expect(entries.filter(({ url }) => !url.startsWith('/memories/'))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cspHash } from '../../src/build/hashes';
import { allPaths } from '../../src/prerender';
import { withEnvironment } from '../support/withEnvironment';

const site = [
  '404.html',
  '_headers',
  'assets/kalam.1.woff2',
  'assets/main.1.js',
  'assets/main.1.js.br',
  'assets/main.1.js.gz',
  'assets/main.1.js.map',
  'assets/vendor.1.js.LICENSE.txt',
  'favicon.svg',
  'icons/512.png',
  'index.html.br',
  'index.html.gz',
  'manifest.webmanifest',
  'nginx.conf',
  'robots.txt',
  'screenshots/home-desk.webp',
  'sitemap.xml',
  'social/home.1.png',
  'upi-qr-code.png',
  ...allPaths.map((page) => path.join('.', page, 'index.html')),
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
  expect(new Set(urls)).toEqual(
    new Set([
      ...allPaths.map((page) => (page === '/' ? page : `${page}/`)),
      '/404',
      '/assets/kalam.1.woff2',
      '/assets/main.1.js',
      '/favicon.svg',
      '/upi-qr-code.png',
    ]),
  );
});

test('all URLs start with the base path', async () => {
  for (const { url } of await manifestWith('https://host/memories/')) {
    expect(url).toMatch(/^\/memories\//);
  }
});

test('each entry has a content hash; only hashed file names need no revision', async () => {
  const entries = new Map((await manifestWith()).map((entry) => [entry.url, entry]));
  const hash = cspHash('of journey/index.html');
  expect(entries.get('/journey/')).toEqual({
    url: '/journey/',
    revision: hash,
    integrity: hash,
  });
  expect(entries.get('/assets/main.1.js')).toEqual({
    url: '/assets/main.1.js',
    revision: null,
    integrity: cspHash('of assets/main.1.js'),
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transferSize } from '../../src/build/compress';
import { paths } from './pages';
import { expectFilesServed, expectNotFound, received } from './received';
import { expect, serverTest, test } from './site';
import { expectCleanTour } from './tour';

const DIST = 'dist';

const hostAt = (baseURL = '') => ({ url: baseURL, dist: DIST, basePath: '/', isNginx: false });

for (const [accepted, encoding, tag] of [
  ['gzip, deflate, br, zstd', 'br', ['@journey']],
  ['gzip', 'gzip', []],
  ['identity', undefined, []],
] as const) {
  serverTest(
    `every file is served with its status, type, caching and security headers, accepting ${accepted}`,
    { tag: [...tag] },
    async ({ baseURL }) => expectFilesServed(hostAt(baseURL), accepted, encoding),
  );
}

serverTest(
  'unknown URLs, host configuration and compressed variants get the 404 page',
  { tag: '@journey' },
  async ({ baseURL }) => expectNotFound(hostAt(baseURL)),
);

serverTest('all files in assets, which are immutable, have a hash in their name', () => {
  expect(readdirSync(`${DIST}/assets`).filter((file) => !/\.[\da-f]{8}\./.test(file))).toEqual([]);
});

serverTest(
  'every inline script has its hash in the policy, and no script comes from elsewhere',
  { tag: '@journey' },
  async ({ request }) => {
    for (const address of [...paths, '/nope']) {
      const response = await request.get(address);
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
      for (const [, attributes = '', source = ''] of html.matchAll(
        /<script([^>]*)>([\s\S]*?)<\/script>/g,
      )) {
        const hash = createHash('sha256').update(source).digest('base64');
        const isData = attributes === ' type="application/ld+json"';
        if (source && !isData) expect(allowed, address).toContain(`'sha256-${hash}'`);
        expect(attributes, address).not.toMatch(/src="(?!\/)/);
      }
      expect(html, address).not.toMatch(/\son\w+="/);
    }
  },
);

serverTest('the transfer sizes of pages are those that the build reports', async ({ baseURL }) => {
  const sizeOf = async (address: string) =>
    (await received(baseURL + address, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })).body
      .length;
  for (const page of [...paths, '/nope']) {
    const document = path.join(DIST, page === '/nope' ? '404.html' : `${page}/index.html`);
    expect.soft(await sizeOf(page), page).toBe(transferSize(document));
    const html = readFileSync(document, 'utf8');
    const files = /\bdata-load="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length, page).toBeGreaterThan(2);
    for (const file of files) {
      expect.soft(await sizeOf(file), file).toBe(transferSize(path.join(DIST, file)));
    }
  }
});

test('a tour through all routes causes no CSP violation and no page load', {
  tag: '@journey',
}, async ({ page, open }) => {
  await expectCleanTour({ page, open });
});

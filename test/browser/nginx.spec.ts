import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodings } from '../../src/build/compress';
import { securityHeaders } from '../../src/build/headers';
import { hostFiles } from '../../src/build/hostFiles';
import { styleHashes } from '../../src/build/inlineStyles';
import type { Nginx } from './nginx';
import { findNginx, hasBrotli, startNginx } from './nginx';
import { filesOf, received, sentFilesOf } from './received';
import { test as base, expect } from './site';
import { expectCleanTour } from './tour';

/** A running nginx, the build it serves, and the base path. */
type Place = Nginx & { dist: string; basePath: string };

const test = base.extend<{ place: Place }, { atRoot: Place; withBrotli: Place; below: Place }>({
  atRoot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const nginx = await startNginx('dist', `dist/${hostFiles.nginx}`);
      await use({ ...nginx, dist: 'dist', basePath: '/' });
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  withBrotli: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const nginx = await startNginx('dist', `dist/${hostFiles.nginx}`, { withBrotli: true });
      await use({ ...nginx, dist: 'dist', basePath: '/' });
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  below: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'host-'));
      const dist = path.join(root, 'memories');
      execFileSync('npm', ['run', '--silent', 'build'], {
        env: { ...process.env, DIST: dist, SITE_URL: 'https://host.example.net/memories/' },
        stdio: 'pipe',
      });
      const nginx = await startNginx(root, path.join(dist, hostFiles.nginx));
      await use({ ...nginx, dist, basePath: '/memories/' });
      await nginx.stop();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  place: ({ atRoot }, use) => use(atRoot),
  baseURL: ({ place }, use) => use(place.url),
});

// If it is missing, globalSetup.ts prints a line.
test.skip(() => !findNginx(), 'nginx tour not run');
test.use({ worksOffline: true });
test.describe.configure({ mode: 'default' });

const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(?:text|application)\/javascript; charset=utf-8$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.svg': /^image\/svg\+xml$/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.map': /^application\/json; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.xml': /^(?:text|application)\/xml; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json$/,
};
const typeOf = (file: string) => TYPES[path.extname(file)] ?? /a known kind/;
/** Compressed already. */
const PACKED = ['.png', '.woff2'];

/** The security headers of every response, by lower-case name. */
const guardsOf = (dist: string) =>
  Object.fromEntries(
    Object.entries(securityHeaders(styleHashes(dist))).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

/**
 * Requests every file and the 404 page, and checks the responses: compressed as the build did it, or
 * not at all without an accepted encoding.
 */
async function expectServedRight(
  { url, dist, basePath }: Place,
  accepted: string,
  encoding?: keyof typeof encodings,
) {
  const guards = guardsOf(dist);
  for (const file of sentFilesOf(dist)) {
    const isNotFound = file === '404.html';
    const isPacked = PACKED.includes(path.extname(file));
    const address = url + basePath + (isNotFound ? 'nope' : file);
    const asked = { 'Accept-Encoding': accepted };
    const answer = await received(address, asked);
    const what = `${file}, ${accepted}`;
    expect.soft(answer.status, what).toBe(isNotFound ? 404 : 200);
    expect.soft(answer.headers['content-type'], what).toMatch(typeOf(file));
    expect.soft(answer.headers['content-encoding'], what).toBe(isPacked ? undefined : encoding);
    expect.soft(answer.headers.vary, what).toBe(isPacked ? undefined : 'Accept-Encoding');
    const cache = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect.soft(answer.headers, what).toMatchObject({ ...guards, 'cache-control': cache });
    const sentFile = file + (isPacked || !encoding ? '' : encodings[encoding]);
    expect.soft(answer.body.equals(readFileSync(path.join(dist, sentFile))), what).toBe(true);
    if (isNotFound) continue;
    const again = await received(address, {
      ...asked,
      'If-None-Match': answer.headers.etag ?? 'none',
    });
    expect.soft(again.status, `${what}, revalidated`).toBe(304);
  }
}

/** Expects the 404 page for host configuration and for unknown URLs. */
async function expectNotFound({ url, dist, basePath }: Place) {
  const guards = guardsOf(dist);
  const sent = sentFilesOf(dist);
  const unsent = filesOf(dist).filter((file) => file === '404.html' || !sent.includes(file));
  for (const wrong of [
    ...unsent,
    'nope',
    'Journey',
    'assets/',
    'assets/nope.js',
    '404',
    'a//journey',
  ]) {
    const answer = await received(url + basePath + wrong);
    expect.soft(answer.status, wrong).toBe(404);
    expect.soft(answer.body.toString(), wrong).toContain('404 - Exam Cancelled!');
    expect.soft(answer.headers, wrong).toMatchObject({ ...guards, 'cache-control': 'no-cache' });
  }
}

test('nginx sends every file with the right status, type, caching, compression and headers', async ({
  atRoot,
}) => {
  await expectServedRight(atRoot, 'gzip, deflate, br', 'gzip');
  await expectServedRight(atRoot, 'identity');
  await expectNotFound(atRoot);
});

test.describe('with its Brotli module', () => {
  // If it is missing, globalSetup.ts prints a line.
  test.skip(() => !hasBrotli(), 'nginx with Brotli not run');
  test.use({ place: async ({ withBrotli }, use) => use(withBrotli) });

  test('nginx sends Brotli to clients that accept it, and gzip to others', async ({
    withBrotli,
  }) => {
    await expectServedRight(withBrotli, 'gzip, deflate, br', 'br');
    await expectServedRight(withBrotli, 'gzip, br;q=0', 'gzip');
    await expectServedRight(withBrotli, 'identity');
  });
});

test('a tour through all routes on nginx causes no CSP violation and no page load', async ({
  page,
  open,
}) => {
  await expectCleanTour({ page, open });
});

test.describe('below a base path', () => {
  test.use({ place: async ({ below }, use) => use(below) });

  test('the files are served correctly, and the root belongs to another site', async ({
    below,
  }) => {
    await expectServedRight(below, 'gzip', 'gzip');
    await expectNotFound(below);
    for (const other of ['/', '/journey', '/memories2']) {
      expect.soft((await received(below.url + other)).status, other).toBe(404);
    }
  });

  test('the tour is the same, and the pages work offline', async ({ page, open }) => {
    await expectCleanTour({ page, open }, '/memories');
    await page.context().setOffline(true);
    for (const route of ['/memories/', '/memories/school-games/quizgame']) {
      await open(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

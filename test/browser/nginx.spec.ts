import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { hostFiles } from '../../src/build/hostFiles';
import { styleHashes } from '../../src/build/inlined';
import { securityHeaders } from '../../src/server/headers';
import type { Nginx } from './nginx';
import { findNginx, startNginx } from './nginx';
import { test as base, expect } from './site';
import { expectPeacefulTour } from './tour';

/** Where nginx serves what, and below which path. */
type Place = Nginx & { dist: string; basePath: string };

const test = base.extend<{ place: Place }, { atRoot: Place; below: Place }>({
  atRoot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const nginx = await startNginx('dist', `dist/${hostFiles.nginx}`);
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

// Where there is none, the run says so at its beginning: see globalSetup.ts.
test.skip(() => !findNginx(), 'nginx tour not run');
test.use({ worksOffline: true });
test.describe.configure({ mode: 'default' });

const GZIP = { headers: { 'Accept-Encoding': 'gzip' } };

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
/** Compressed already. */
const PACKED = ['.png', '.woff2'];

const filesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(dist, path.posix.join(parentPath, name)));

/** Asks for every file as a browser does, and holds the answers against what they should be. */
async function expectServedRight({ dist, basePath }: Place, request: APIRequestContext) {
  const guards = Object.entries(securityHeaders(styleHashes(dist)));
  const unsent = ['404.html', ...Object.values(hostFiles)];
  const expectGuarded = (headers: Record<string, string>, file: string) => {
    for (const [name, value] of guards) expect.soft(headers[name.toLowerCase()], file).toBe(value);
  };
  for (const file of filesOf(dist)) {
    const answer = await request.get(basePath + file, GZIP);
    const headers = answer.headers();
    expectGuarded(headers, file);
    if (unsent.includes(file)) {
      expect.soft(answer.status(), file).toBe(404);
      continue;
    }
    const kind = path.extname(file);
    expect.soft(answer.status(), file).toBe(200);
    expect.soft(headers['content-type'], file).toMatch(TYPES[kind] ?? /a known kind/);
    expect.soft(headers['content-encoding'], file).toBe(PACKED.includes(kind) ? undefined : 'gzip');
    const cache = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect.soft(headers['cache-control'], file).toBe(cache);
    const again = await request.get(basePath + file, {
      headers: { ...GZIP.headers, 'If-None-Match': headers.etag ?? 'none' },
    });
    expect.soft(again.status(), `${file}, asked for again`).toBe(304);
  }
  for (const wrong of ['nope', 'Journey', 'assets/', 'assets/nope.js', '404', 'a//journey']) {
    const answer = await request.get(basePath + wrong);
    expect.soft(answer.status(), wrong).toBe(404);
    expect.soft(await answer.text(), wrong).toContain('404 - Exam Cancelled!');
    expect.soft(answer.headers()['cache-control'], wrong).toBe('no-cache');
    expectGuarded(answer.headers(), wrong);
  }
}

test('nginx sends every file with the right status, type, caching, compression and headers', async ({
  atRoot,
  request,
}) => {
  await expectServedRight(atRoot, request);
});

test('a tour through all routes on nginx breaks no policy and loads no page again', async ({
  page,
  open,
}) => {
  await expectPeacefulTour({ page, open });
});

test.describe('below a base path', () => {
  test.use({ place: async ({ below }, use) => use(below) });

  test('the files are served right, and the root belongs to another site', async ({
    below,
    request,
  }) => {
    await expectServedRight(below, request);
    for (const other of ['/', '/journey', '/memories2']) {
      expect.soft((await request.get(other)).status(), other).toBe(404);
    }
  });

  test('the tour is the same, and the pages are there without a network', async ({
    page,
    open,
  }) => {
    await expectPeacefulTour({ page, open }, '/memories');
    await page.context().setOffline(true);
    for (const route of ['/memories/', '/memories/school-games/quizgame']) {
      await open(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

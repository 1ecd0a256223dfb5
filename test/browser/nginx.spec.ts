import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostFiles } from '../../src/build/hostFiles';
import { findNginx, hasBrotli, startNginx } from './nginx';
import type { Host } from './received';
import { expectFilesServed, expectNotFound, received } from './received';
import { test as base, expect } from './site';
import { expectCleanTour } from './tour';

/** A file of another site, at the root of the host that serves ours below a base path. */
const OTHER_FILE = 'other.txt';

/** Serves the build at the root of a host. */
async function serveAtRoot(use: (host: Host) => Promise<void>, withBrotli: boolean) {
  const nginx = await startNginx('dist', `dist/${hostFiles.nginx}`, { withBrotli });
  await use({ url: nginx.url, dist: 'dist', basePath: '/', isNginx: true });
  await nginx.stop();
}

const test = base.extend<{ host: Host }, { atRoot: Host; withBrotli: Host; belowBasePath: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  atRoot: [({}, use) => serveAtRoot(use, false), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  withBrotli: [({}, use) => serveAtRoot(use, true), { scope: 'worker' }],
  belowBasePath: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'host-'));
      const dist = path.join(root, 'memories');
      execFileSync('npm', ['run', '--silent', 'build'], {
        env: { ...process.env, DIST: dist, SITE_URL: 'https://host.example.net/memories/' },
        stdio: 'pipe',
      });
      writeFileSync(path.join(root, OTHER_FILE), OTHER_FILE);
      const nginx = await startNginx(root, path.join(dist, hostFiles.nginx));
      await use({ url: nginx.url, dist, basePath: '/memories/', isNginx: true });
      await nginx.stop();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  host: ({ atRoot }, use) => use(atRoot),
  baseURL: ({ host }, use) => use(host.url),
});

// If it is missing, globalSetup.ts prints a line.
test.skip(() => !findNginx(), 'nginx tour not run');
test.use({ worksOffline: true });
test.describe.configure({ mode: 'default' });

test('nginx serves every file as npm run preview does', async ({ host }) => {
  await expectFilesServed(host, 'gzip, deflate, br', 'gzip');
  await expectFilesServed(host, 'identity');
  await expectNotFound(host);
});

test.describe('with its Brotli module', () => {
  // If it is missing, globalSetup.ts prints a line.
  test.skip(() => !hasBrotli(), 'nginx with Brotli not run');
  test.use({ host: async ({ withBrotli }, use) => use(withBrotli) });

  test('nginx sends Brotli to clients that accept it, and gzip to others', async ({ host }) => {
    await expectFilesServed(host, 'gzip, deflate, br', 'br');
    await expectFilesServed(host, 'gzip, br;q=0', 'gzip');
    await expectFilesServed(host, 'identity');
  });
});

test('a tour through all routes on nginx causes no CSP violation and no page load', async ({
  page,
  open,
}) => {
  await expectCleanTour({ page, open });
});

test.describe('below a base path', () => {
  test.use({ host: async ({ belowBasePath }, use) => use(belowBasePath) });

  test('the files are served, and the root belongs to another site', async ({ host }) => {
    await expectFilesServed(host, 'gzip', 'gzip');
    await expectNotFound(host);
    for (const other of ['/journey', '/memories2', '//journey', '/404.html', '/nginx.conf']) {
      const { status, body } = await received(host.url + other);
      expect.soft(status, other).toBe(404);
      // The page of nginx: ours would be blank there once hydrated.
      expect.soft(/<title>(.*)<.title>/.exec(body.toString())?.[1], other).toBe('404 Not Found');
    }
    for (const other of [`/${OTHER_FILE}`, `//${OTHER_FILE}`]) {
      expect.soft((await received(host.url + other)).body.toString(), other).toBe(OTHER_FILE);
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

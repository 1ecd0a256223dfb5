import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { hostFiles } from '../../src/build/hostFiles';
import { drawOf, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { mockDraws } from './gameTime';
import { findNginx, hasBrotli, startNginx } from './nginx';
import { expectPage } from './pages';
import type { Host } from './received';
import { expectFilesServed, expectNotFound, received } from './received';
import { expect, heading, link, mainMenu, serverTest, test } from './site';

serverTest(
  'npm run preview sends every file with its status, type, caching and security headers, and the 404 page for others',
  { tag: '@journey' },
  async ({ baseURL }) => {
    const host = { url: baseURL ?? '', dist: 'dist', basePath: '/', isNginx: false };
    await expectFilesServed(host, 'gzip, deflate, br, zstd', 'br');
    await expectNotFound(host);
  },
);

/** Starts nginx, for one check, with the configuration that the build generated. */
async function serve(
  check: (host: Host) => Promise<void>,
  { root = 'dist', dist = 'dist', basePath = '/', withBrotli = false } = {},
) {
  const nginx = await startNginx(root, path.join(dist, hostFiles.nginx), { withBrotli });
  try {
    await check({ url: nginx.url, dist, basePath, isNginx: true });
  } finally {
    await nginx.stop();
  }
}

/** What is asked for there comes with this policy in place of the site's own. */
const setPolicy = (page: Page, address: string, policy: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });

test.describe('in a frame without an origin', () => {
  test.use({ worksOffline: true, consoleFilter: 'errors' });

  // In such a frame, touching storage or the service worker throws, and sprites are of another origin.
  const icons = Array(5).fill(/^error: Unsafe attempt to load URL \S+footer\S+svg from frame/);
  const refused = (policy: string) =>
    new RegExp(`^error: Creating a TrustedTypePolicy named '${policy}' violates`);
  for (const [policy, lines] of [
    ["img-src 'self'", icons],
    ['trusted-types other', [refused('bootstrap'), ...icons, refused('chunks')]],
  ] as const) {
    test(`on a host whose own policy is ${policy}, the site is played`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(...lines);
      await setPolicy(page, '**/*', policy);
      const body = `<iframe sandbox="allow-scripts" src="${ROCK_PAPER_SCISSORS}"></iframe>`;
      await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/frame');
      const frame = page.frames()[1] as Frame;
      const main = frame.getByRole('main');
      const rock = main.getByRole('button', { name: 'Rock', exact: true });
      // A defeat earns no badge, whose drawing would be one more sprite.
      await frame.evaluate(mockDraws, [drawOf('Paper')]);
      await rock.click();
      await expect(main.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText(
        /^Rock.*Computer wins/,
      );
      await main.getByRole('link', { name: 'Quiz Game' }).click();
      await expect(main.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    });
  }
});

test('on a host whose own policy allows no script of ours, the page says that it can only be read', async ({
  page,
  expectConsole,
}) => {
  expectConsole(
    /^error: Creating a TrustedTypePolicy named 'bootstrap' violates/,
    // One line for each script.
    ...Array(4).fill(/^error: This document requires 'TrustedScriptURL' assignment/),
  );
  await setPolicy(
    page,
    ROCK_PAPER_SCISSORS,
    "require-trusted-types-for 'script'; trusted-types other",
  );
  await page.goto(ROCK_PAPER_SCISSORS);
  await expect(page.locator('html[data-scripts-failed]')).toBeAttached();
});

test('there the browser loads the pictures by itself', async ({ page, expectConsole }) => {
  expectConsole(
    /^error: Creating a TrustedTypePolicy named 'bootstrap' violates/,
    ...Array(4).fill(/^error: This document requires 'TrustedScriptURL' assignment/),
  );
  await setPolicy(page, '/', "require-trusted-types-for 'script'; trusted-types other");
  await page.goto('/');
  const pictures = page.locator('main img[loading="lazy"]:visible');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  }
});

// Where nginx or its module is missing, globalSetup.ts prints a line.
test.describe('nginx', () => {
  test.skip(() => !findNginx(), 'nginx not run');
  test.use({ worksOffline: true });

  test('sends every file as npm run preview does', () =>
    serve(async (host) => {
      await expectFilesServed(host, 'gzip, deflate, br', 'gzip');
      await expectFilesServed(host, 'identity');
      await expectNotFound(host);
    }));

  test('sends Brotli by its module to clients that accept it, and gzip to others', async () => {
    test.skip(!hasBrotli(), 'nginx with Brotli not run');
    const check = async (host: Host) => {
      await expectFilesServed(host, 'gzip, deflate, br', 'br');
      await expectFilesServed(host, 'gzip, br;q=0', 'gzip');
    };
    await serve(check, { withBrotli: true });
  });

  test('serves the site below a base path, also offline, and leaves the root to another site', async ({
    page,
    open,
  }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'host-'));
    const dist = path.join(root, 'memories');
    execFileSync('npm', ['run', '--silent', 'build'], {
      env: { ...process.env, DIST: dist, SITE_URL: 'https://host.example.net/memories/' },
      stdio: 'pipe',
    });
    writeFileSync(path.join(root, 'other.txt'), 'other');
    const check = async (host: Host) => {
      await expectFilesServed(host, 'gzip', 'gzip');
      await expectNotFound(host);
      for (const other of ['/journey', '/memories2', '//journey', '/404.html', '/nginx.conf']) {
        const { status, body } = await received(host.url + other);
        expect.soft(status, other).toBe(404);
        // The page of nginx: ours would be blank there once hydrated.
        expect.soft(body.toString(), other).toContain('<title>404 Not Found</title>');
      }
      for (const other of ['/other.txt', '//other.txt'])
        expect.soft((await received(host.url + other)).body.toString(), other).toBe('other');

      const base = `${host.url}/memories`;
      await open(`${base}/`);
      await link(mainMenu(page), 'Journey').click();
      await expectPage(page, '/journey', base);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.context().setOffline(true);
      for (const route of ['/', '/school-games/quizgame']) {
        await open(base + route);
        await expect(heading(page)).toBeVisible();
      }
      await page.context().setOffline(false);
    };
    await serve(check, { root, dist, basePath: '/memories/' });
    rmSync(root, { recursive: true });
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { handCricket } from '../plays/hand-cricket';
import { calculate } from '../plays/love-calculator';
import { DRAFT, FEEDBACK, feedback } from './feedbackScreen';
import { expectPage, missingPictures, paths, titleOf } from './pages';
import type { ReleaseFixtures } from './releaseHost';
import { releaseFixtures, SKIP } from './releaseHost';
import {
  test as base,
  button,
  expect,
  expectPrefetched,
  fontsIn,
  heading,
  link,
  mainMenu,
  NOT_FOUND_LINE,
  openIn,
} from './site';
import { visitorOf } from './visitor';

const test = base.extend<ReleaseFixtures>(releaseFixtures);

test.use({ worksOffline: true });

/** Opens Home, and waits until the whole site is cached, and a worker controls the page. */
async function openCached(page: Page) {
  await openIn(page, '/');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.ready;
    if (registration.active?.state !== 'activated') {
      await new Promise((done) => registration.active?.addEventListener('statechange', done));
    }
    if (!serviceWorker.controller) {
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    }
  });
  await expect(notice(page)).toHaveCount(0);
}

const expectRelease = (page: Page, word: keyof typeof SKIP) =>
  expect(page.getByRole('link', { name: SKIP[word], exact: true })).toBeAttached();

const notice = (page: Page) => page.locator('[role=log]').filter({ hasText: /^Naya version/ });

test('after one visit every page works offline, a game is played, and a message waits in the form', async ({
  page,
  host,
  open,
  expectConsole,
}) => {
  await openCached(page);
  await host.goAway();
  for (const path of paths) {
    await open(path);
    await expectPage(page, path);
    await expect(heading(page)).toBeVisible();
  }
  for (const address of ['/journey/index.html', '/%6Aourney', '/journey/?from=chat#farewell']) {
    await open(address);
    await expect(page).toHaveTitle(titleOf('/journey'));
  }
  await expect.poll(() => fontsIn(page)).toContain('Kalam 700');
  const picture = await page.context().newPage();
  expect((await picture.goto(`${host.url}/favicon.svg?x`))?.status()).toBe(200);
  await picture.close();
  expect(await page.getByRole('main').locator('img').count()).toBeGreaterThan(3);
  expect(await missingPictures(page)).toEqual([]);
  expectConsole(NOT_FOUND_LINE, /ERR_CONNECTION_REFUSED/);
  await page.goto('/staff-room');
  await expect(heading(page)).toHaveText('404 - Exam Cancelled!');

  await open(handCricket.path);
  const visitor = visitorOf(page, { isPaused: false });
  await handCricket.play(visitor);
  await handCricket.after?.(visitor);

  await open(FEEDBACK);
  await feedback(page).send(DRAFT);
  await feedback(page).expectFailed(DRAFT);
  host.answerBy((request, response) => {
    if (request.url !== '/api/submit') return false;
    request.resume().on('end', () => response.end('{"success":true}'));
    return true;
  });
  await host.comeBack();
  await feedback(page).sendButton.click();
  await feedback(page).expectDelivered();
});

test('a new release is offered in each open tab, activated by one tap, and never mixed with the old one', {
  tag: '@journey',
}, async ({ page, host, laterRelease }) => {
  await openCached(page);
  const other = await page.context().newPage();
  await other.goto(`${host.url}/journey`);
  await expectRelease(other, 'old');

  host.serve(laterRelease);
  await link(mainMenu(page), 'Journey').click();
  await expect(notice(page)).toContainText('Naya version aa gaya. Score safe hai.');
  await expectRelease(page, 'old');
  await page.reload();
  await expectRelease(page, 'old');
  await expect(notice(page)).toBeVisible();

  await button(notice(page), 'Naya kholo').click();
  await expectRelease(page, 'new');
  await expectPage(page, '/journey');
  await expect(notice(page)).toHaveCount(0);

  // The other tab still uses the old release, whose files are no longer on the host.
  await expect(notice(other)).toBeVisible();
  await button(mainMenu(other), 'School Games').click();
  await link(mainMenu(other), 'Play Now').click();
  await calculate(visitorOf(other, { isPaused: false }));
  await expectRelease(other, 'old');
  await button(notice(other), 'Naya kholo').click();
  await expectRelease(other, 'new');
  await expect(other).toHaveTitle(titleOf('/school-games'));
});

test('a release that fails to install is reported, and the previous one still works', async ({
  page,
  host,

  laterRelease,
}) => {
  await openCached(page);
  host.serve(laterRelease);
  // One file gets an HTML page, as some hosts respond to unknown URLs.
  host.answerBy((request, response) => {
    if (!/assets\/quiz\.\w+\.js/.test(request.url ?? '')) return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Welcome');
    return true;
  });
  await link(mainMenu(page), 'Journey').click();
  await expect(notice(page)).toContainText('Naya version raaste mein atak gaya.');
  await button(notice(page), 'Phir se kholo').click();
  await expectRelease(page, 'old');
  await expectPage(page, '/journey');
  await expect(notice(page)).toBeVisible();

  host.answerBy(() => false);
  await button(notice(page), 'Phir se kholo').click();
  await expect(notice(page)).toContainText('Naya version aa gaya.');
  await button(notice(page), 'Naya kholo').click();
  await expectRelease(page, 'new');
});

test('where the disk is full, neither the first release nor a later one is cached in part', async ({
  page,
  cdp,
  host,
  open,
  laterRelease,
}) => {
  const allow = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: host.url,
      ...(quotaSize && { quotaSize }),
    });
  await allow(200_000);
  const worker = page.context().waitForEvent('serviceworker');
  await open('/');
  await worker;
  const cached = () =>
    page.evaluate(async () => ({
      isRegistered: (await navigator.serviceWorker.getRegistration()) !== undefined,
      releases: (await caches.keys()).length,
    }));
  await expect.poll(cached).toEqual({ isRegistered: false, releases: 0 });
  await expect(notice(page)).toHaveCount(0);
  await link(mainMenu(page), 'Journey').click();
  await expectPage(page, '/journey');

  await allow();
  await openCached(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await allow(usage + 50_000);
  host.serve(laterRelease);
  await page.reload();
  await expect(notice(page)).toContainText('Naya version raaste mein atak gaya.');
  expect(await cached()).toEqual({ isRegistered: true, releases: 1 });
  await host.goAway();
  await open('/journey');
  await expectRelease(page, 'old');
});

test('a file missing in cache and host is reported, and the next load gets the new release', async ({
  page,
  cdp,
  host,

  laterRelease,
  expectConsole,
}) => {
  const refused = /^error: Refused to execute script/;
  const failed = [NOT_FOUND_LINE, refused, NOT_FOUND_LINE, refused, /^error: ChunkLoadError/];
  // The link asks for the file, and so does the button before it reloads the page.
  expectConsole(...failed, ...failed);
  await openCached(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/assets\/journey\.\w+\.js/.test(request.url)) await cache.delete(request);
      }
    }
  });
  await cdp.send('Network.clearBrowserCache');
  host.serve(laterRelease);
  await link(mainMenu(page), 'Journey').click();
  await expect(heading(page)).toHaveText('Yeh panna khul nahi raha');
  await button(page.getByRole('main'), 'Phir se kholo').click();
  await expectPage(page, '/journey');
  await expectRelease(page, 'new');
});

for (const [how, answer] of [
  ['fails', "Promise.reject(new DOMException('', 'UnknownError'))"],
  ['never answers', 'new Promise(() => undefined)'],
]) {
  test(`where the cache storage ${how}, pages come from the network`, async ({
    page,
    host,
    open,
  }) => {
    // Told to, the worker loses its caches, and its time passes faster.
    const prelude = `addEventListener('message', ({ data }) => {
      if (data !== 'lose') return;
      const { setTimeout } = self;
      self.setTimeout = (task, time, ...rest) => setTimeout(task, time / 50, ...rest);
      for (const name of ['open', 'match', 'delete']) caches[name] = () => ${answer};
    });`;
    const worker = prelude + readFileSync('dist/sw.js', 'utf8');
    host.answerBy(({ url }, response) => {
      if (url !== '/sw.js') return false;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
      return true;
    });
    await openCached(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('lose'));
    await open('/journey');
    await expectPage(page, '/journey');
  });
}

test('the next page is prefetched at the first touch, without being executed', async ({
  page,
  open,
}) => {
  await open('/');
  await expectPrefetched(page);
  const files = page.locator('link[rel=prefetch][href*="/love-calculator."][href$=".js"]');
  await expect(files).toHaveCount(1);
  await expect(page.locator('script[src*="/love-calculator."]')).toHaveCount(0);
});

test('if the part for offline use fails to load, the site works', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole('error: Failed to load resource: net::ERR_FAILED');
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/offline.*.js', (route) => route.abort());
  await open('/journey');
  await failed;
  await expect(heading(page)).toBeVisible();
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { staticHost } from '../../src/server/staticHost';
import {
  AAJ_KA_OVER,
  aajKaOver,
  beforeMidnight,
  MONDAY,
  numberOf,
  overText,
  runsIn,
  SUNDAY,
  throwsUntilOut,
} from './aajKaOverScreen';
import { challenge, challenges } from './challengeScreen';
import { DRAFT, FEEDBACK, feedback } from './feedbackScreen';
import { pauseWorker } from './firstWorker';
import { advance, pauseClock } from './gameTime';
import { guessTheTeacher } from './guessTheTeacherScreen';
import { handCricket, MATCH, replayScreen } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage, games, paths, titleOf } from './pages';
import { quiz } from './quizScreen';
import { rajaMantri } from './rajaMantriScreen';
import type { ReleaseFixtures, ReleaseHost } from './releaseHost';
import { releaseFixtures, SKIP } from './releaseHost';
import { rockPaperScissors } from './rockPaperScissorsScreen';
import { shareScreen } from './shareScreen';
import {
  test as base,
  button,
  delayRequests,
  expect,
  expectPrefetched,
  expectReady,
  fontsIn,
  gameTiles,
  HANDWRITING,
  heading,
  link,
  mainMenu,
  NOT_FOUND_LINE,
  scrolledBy,
  scrollToBottom,
} from './site';
import { truthOrDare } from './truthOrDareScreen';

const DIST = 'dist';

const test = base.extend<ReleaseFixtures>(releaseFixtures);

test.use({ worksOffline: true });

/** Waits until the whole site is cached, and a worker controls the page. */
async function expectCached(page: Page) {
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
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

const expectRelease = (page: Page, word: keyof typeof SKIP) =>
  expect(page.getByRole('link', { name: SKIP[word], exact: true })).toBeAttached();

const notice = (page: Page) => page.locator('[role=log]').filter({ hasText: /^Naya version/ });

test('after one visit every page works offline, and so does the 404 page', async ({
  page,
  host,
  open,
  expectConsole,
}) => {
  // The browser's own message for the 404 page.
  expectConsole(NOT_FOUND_LINE);
  await open('/');
  await expectCached(page);
  await host.goAway();
  for (const path of paths) {
    await open(path);
    await expectPage(page, path);
    await expect(heading(page)).toBeVisible();
  }
  await page.reload();
  await expectPage(page, paths.at(-1) ?? '');
  await open('/journey/?from=chat#farewell');
  await expect(page).toHaveTitle(titleOf('/journey'));
  const failedImages = await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => [],
          () => [image.src],
        );
      }),
    ),
  );
  expect(failedImages.length).toBeGreaterThan(3);
  expect(failedImages.flat()).toEqual([]);
  await page.goto('/staff-room');
  await expect(heading(page)).toHaveText('404 - Exam Cancelled!');
});

/** The size of each line of text, which depends on the font. */
const linesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, li')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ width, height }) => [width, height]);
    }),
  );

test('a repeat visit is set in the fonts of the first one, from the cache', async ({
  page,
  host,
  open,
}) => {
  await open('/journey');
  await expect.poll(async () => (await fontsIn(page)).sort()).toEqual(HANDWRITING);
  const lines = await linesOf(page);
  await expectCached(page);
  await host.goAway();
  await open('/journey');
  // Only those that the page shows.
  await expect.poll(() => fontsIn(page)).toContain('Kalam 700');
  expect(await linesOf(page)).toEqual(lines);
});

test('the games work offline', { tag: '@journey' }, async ({ page, host, open }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:41:00+05:30') });
  await open('/');
  await page.clock.resume();
  await expectCached(page);
  await host.goAway();
  await open('/school-games');
  await loveCalculator(page).calculate('Raju', 'Rani');
  await loveCalculator(page).expectResult(75);

  const openGame = async (name: string) => {
    await link(gameTiles(page), name).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  };
  await openGame('Truth or Dare');
  await truthOrDare(page).spinButton.click();
  await advance(page, 2000);
  await button(page, 'Completed').click();
  await openGame('Rock Paper Scissors');
  await rockPaperScissors(page).play('Rock', 'Scissors');
  await openGame('Guess the Teacher');
  await guessTheTeacher(page).play(10, 10, 5, 0, 10);
  await openGame('Hand Cricket');
  await handCricket(page).play('Bat', MATCH);
  await handCricket(page).replayLink.click();
  await expect(replayScreen(page).slider).toHaveAttribute('max', String(MATCH.length));
  await openGame('Raja Mantri Chor Sipahi');
  const chits = rajaMantri(page);
  await chits.typeNames();
  await chits.deal();
  await chits.playOn();
  await chits.endButton.click();
  await expect(chits.replayLink).toBeVisible();
  await openGame('Quiz Game');
  await quiz(page).play('Raju', 5);
  await page.reload();
  await quiz(page).expectBest(5);
});

test('the over of a new day is there on a first load after midnight, offline', {
  tag: '@journey',
}, async ({ page, host, open }) => {
  await page.clock.install({ time: beforeMidnight(SUNDAY, 5) });
  await open('/');
  await expectCached(page);
  await host.goAway();
  await pauseClock(page, beforeMidnight(SUNDAY, -5));
  await open(AAJ_KA_OVER);
  const [over, mondays] = [aajKaOver(page), throwsUntilOut(MONDAY, 3)];
  await over.play(mondays);
  expect(await shareScreen(page).message()).toContain(
    `${numberOf(MONDAY)}: ${overText(mondays, MONDAY)}`,
  );
  await page.reload();
  await over.expectEnded();
  await over.expectFigures(runsIn(mondays, MONDAY), 3);
});

test('a challenge in a link is offered and accepted offline', async ({ page, host, open }) => {
  await open('/');
  await expectCached(page);
  await host.goAway();
  for (const [path, hash, expectBegun] of challenges) {
    await test.step(path, async () => {
      await open(path + hash);
      await challenge(page).accept();
      await expectBegun(page);
    });
  }
});

test('a new release is offered in each open tab, activated by one tap, and never mixed with the old one', {
  tag: '@journey',
}, async ({ page, host, open, laterRelease }) => {
  await open('/');
  await expectCached(page);
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
  await loveCalculator(other).calculate('Raju', 'Rani');
  await loveCalculator(other).expectResult(75);
  await expectRelease(other, 'old');
  await button(notice(other), 'Naya kholo').click();
  await expectRelease(other, 'new');
  await expect(other).toHaveTitle(titleOf('/school-games'));
});

const THIRD_RELEASE = 'third'.padEnd(16, '0');

/**
 * Deploys the same files as a third release. A page is not sent until the returned function is
 * called, so that the release is being installed until then.
 */
function serveThirdRelease(host: ReleaseHost, dist: string): () => void {
  const files = staticHost(dist);
  const script = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const worker = script.replace(/"[\da-f]{16}"/, JSON.stringify(THIRD_RELEASE));
  let resume: () => void = () => undefined;
  host.answerBy((request, response) => {
    if (request.url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
    } else if (request.url === '/journey/') {
      resume = () => files.emit('request', request, response);
    } else {
      return false;
    }
    return true;
  });
  return () => {
    host.answerBy(() => false);
    resume();
  };
}

test('a release that is being installed while another is activated is cached completely', async ({
  page,
  host,
  open,
  laterRelease,
}) => {
  await open('/');
  await expectCached(page);
  host.serve(laterRelease);
  await link(mainMenu(page), 'Journey').click();
  await expect(notice(page)).toBeVisible();

  const resumeInstall = serveThirdRelease(host, laterRelease);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const cachedFiles = () =>
    page.evaluate(async (release) => {
      const name = (await caches.keys()).find((key) => key.endsWith(release));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    }, THIRD_RELEASE);
  await expect.poll(cachedFiles).toBeGreaterThan(20);
  await button(notice(page), 'Naya kholo').click();
  await expectRelease(page, 'new');

  resumeInstall();
  const reloaded = page.waitForEvent('load');
  await button(notice(page), 'Naya kholo').click();
  await reloaded;
  await host.goAway();
  // The first page in the manifest, the one that was sent late, and the start page.
  for (const path of ['/about-us', '/journey', '/']) {
    await open(path);
    await expectPage(page, path);
  }
});

/** The chunk that registers the worker and watches it. */
const OFFLINE_CHUNK = /\/offline\.\w+\.js/;

/**
 * The first one, two or three page loads of a visitor, the third in another tab. The first registers
 * the worker at once, each later one when its `register` is called. Returns the open pages.
 */
async function openFirstPages(browser: Browser, { url }: ReleaseHost, loads: number) {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (address) {
      const registration = register.call(this, address);
      Object.assign(window, { registration });
      return registration;
    };
    // A task later all listeners have run.
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      setTimeout(() => Object.assign(window, { controllerChanged: true })),
    );
  });
  const page = await context.newPage();
  await page.goto('/');
  await expectRegistered(page);
  if (loads === 1) return [{ page, register: () => undefined }];
  const pages = [page, ...(loads === 3 ? [await context.newPage()] : [])];
  return Promise.all(
    pages.map(async (page) => {
      const register = await delayRequests(page, OFFLINE_CHUNK);
      // Delayed requests delay the `load` event, too.
      await page.goto('/journey', { waitUntil: 'commit' });
      await expectReady(page);
      return { page, register };
    }),
  );
}

const expectWorker = (page: Page, state: ServiceWorkerState) => {
  const currentState = () =>
    page.evaluate(async () => {
      const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return (active ?? installing)?.state;
    });
  return expect.poll(currentState, { timeout: 15_000 }).toBe(state);
};

/** Waits until the page has registered the worker. */
const expectRegistered = (page: Page) => {
  const isRegistered = () =>
    page.evaluate(async () => {
      const { registration } = window as { registration?: Promise<ServiceWorkerRegistration> };
      return (await registration) !== undefined;
    });
  return expect.poll(isRegistered, { timeout: 15_000 }).toBe(true);
};

for (const { before, state, after } of [
  { before: [], state: 'installing', after: ['install', 'claim', 'activate'] },
  { before: ['install'], state: 'activating', after: ['claim', 'activate'] },
  { before: ['install', 'activate'], state: 'activated', after: ['claim'] },
] as const) {
  test(`with one or three pages while the first release is ${state}, only the second release is announced`, async ({
    browser,
    host,
    laterRelease,
  }) => {
    // Two visitors in parallel.
    test.slow();
    const resumeWorker = pauseWorker(host, DIST);
    const visitors = [1, 3].map((loads) => openFirstPages(browser, host, loads));
    const tabs = (await Promise.all(visitors)).flat();
    for (const step of before) resumeWorker(step);
    for (const { page, register } of tabs) {
      await expectWorker(page, state);
      expect(await isControlled(page)).toBe(false);
      register();
      await expectRegistered(page);
    }
    for (const step of after) resumeWorker(step);
    for (const { page } of tabs) {
      await page.waitForFunction(() => 'controllerChanged' in window);
      await expect(notice(page)).toHaveCount(0);
    }

    host.answerBy(() => false);
    host.serve(laterRelease);
    for (const { page } of tabs) {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(notice(page)).toContainText('Naya version aa gaya.');
      await expectRelease(page, 'old');
    }
    for (const { page } of tabs) await page.context().close();
  });
}

test('a new release is not offered while a message is being written, and "Baad mein" postpones it', async ({
  page,
  host,
  open,
  laterRelease,
}) => {
  await open(FEEDBACK);
  await expectCached(page);
  await feedback(page).name.fill('Raju');
  host.serve(laterRelease);
  await link(mainMenu(page), 'Journey').click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await feedback(page).name.fill('');
  await expect(notice(page)).toBeVisible();
  await scrollToBottom(page);
  const before = await scrolledBy(page);
  await button(notice(page), 'Baad mein').press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolledBy(page)).toBe(before);
});

test('a new release can be activated by keyboard, at the end of the page', async ({
  page,
  host,
  open,
  laterRelease,
}) => {
  await open('/');
  await expectCached(page);
  host.serve(laterRelease);
  await page.reload();
  const activateButton = button(notice(page), 'Naya kholo');
  await expect(activateButton).toBeVisible();
  await button(notice(page), 'Baad mein').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(activateButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expectRelease(page, 'new');
  await expect(notice(page)).toHaveCount(0);
});

test('a release that cannot be cached because the disk is full is reported, and no score is lost', async ({
  page,
  cdp,
  host,
  open,
  laterRelease,
}) => {
  await open('/school-games/quizgame');
  await expectCached(page);
  await quiz(page).play('Raju', 5);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeGreaterThan(0);
  await cdp.send('Storage.overrideQuotaForOrigin', {
    origin: host.url,
    quotaSize: usage + 50_000,
  });
  host.serve(laterRelease);
  await page.reload();
  await expect(notice(page)).toContainText('Naya version raaste mein atak gaya.');
  await expectRelease(page, 'old');
  await quiz(page).expectBest(5);
  // The previous release is still complete.
  await host.goAway();
  await open('/journey');
  await expectPage(page, '/journey');
  await open('/school-games/quizgame');
  await quiz(page).expectBest(5);
});

test('a release that fails to install is reported, and the previous one still works', async ({
  page,
  host,
  open,
  laterRelease,
}) => {
  await open('/');
  await expectCached(page);
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

test('a file missing in cache and host is reported, and the next load gets the new release', async ({
  page,
  cdp,
  host,
  open,
  laterRelease,
  expectConsole,
}) => {
  const refused = /^error: Refused to execute script/;
  expectConsole(NOT_FOUND_LINE, refused, NOT_FOUND_LINE, refused, /^error: ChunkLoadError/);
  await open('/');
  await expectCached(page);
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
  await expect(page.getByRole('heading', { name: 'Yeh panna khul nahi raha' })).toBeVisible();
  await button(page.getByRole('main'), 'Phir se kholo').click();
  await expectPage(page, '/journey');
  await expectRelease(page, 'new');
});

test('if the offline chunk fails to load, there is no error message', async ({
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

test('with a full disk the site is not cached, but works online', async ({
  page,
  cdp,
  host,
  open,
}) => {
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 200_000 });
  const worker = page.context().waitForEvent('serviceworker');
  await open('/');
  await worker;
  const cached = () =>
    page.evaluate(async () => ({
      worker: (await navigator.serviceWorker.getRegistration()) !== undefined,
      releases: await caches.keys(),
    }));
  await expect.poll(cached).toEqual({ worker: false, releases: [] });
  await expect(notice(page)).toHaveCount(0);
  await link(mainMenu(page), 'Journey').click();
  await expectPage(page, '/journey');
  for (const path of Object.keys(games)) await open(path);
});

test('a message that cannot be sent offline stays in the form, and can be sent later', async ({
  page,
  host,
  open,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED/);
  await open('/');
  await expectCached(page);
  await host.goAway();
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

test.describe('the next page is prefetched', () => {
  const prefetchLinks = (page: Page) => page.locator('link[rel=prefetch]');

  test('when the page is idle, without being executed', async ({ page, open }) => {
    await open('/');
    await expectPrefetched(page);
    const files = await prefetchLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(files.join()).toMatch(/\/love-calculator\.\w+\.js/);
    await expect(page.locator('script[src*="/love-calculator."]')).toHaveCount(0);
  });
});

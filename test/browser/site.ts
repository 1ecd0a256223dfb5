import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  ConsoleMessage,
  Locator,
  Page,
} from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { PLAYED_AT } from '../plays/visitor';
import {
  drawPlainly,
  hasNoServiceWorkers,
  hasNoViewTransitions,
  isNeverIdle,
} from '../support/initScripts';
import { fontSets, isUnknownFont } from './fonts';
import { pauseClock, resumeClock } from './gameTime';

export { expect };

/** The test function for requests without a page. */
export const serverTest = base;

/** Chromium's own console message for status 404. */
export const NOT_FOUND_LINE =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

type Expected = string | RegExp;

type Site = {
  /**
   * Whether backgrounds, shadows and animations are painted, which takes a third of a page's processor
   * time. Only tests that look at colours, pictures or motion do so.
   */
  drawsEverything: boolean;
  /**
   * Whether the page gets to what it leaves for idle time: badges, prefetching, the service worker. Only
   * tests that are about these do so.
   */
  startsIdleParts: boolean;
  /** Which console messages are recorded; the development server logs a lot. */
  consoleFilter: 'everything' | 'errors';
  /**
   * Whether view transitions are enabled. Only tests of page transitions do so, as Playwright waits half a
   * second before it clicks during a transition.
   */
  hasPageTransitions: boolean;
  /** Whether service workers are enabled; precaching the site in each test would be slow. */
  worksOffline: boolean;
  /** Recorded console messages, including uncaught errors and requests to other hosts. */
  consoleLines: string[];
  /** Expects exactly these console messages, in this order. Default: none. */
  expectConsole(...lines: Expected[]): void;
  /** Opens a path and waits for hydration. */
  open(path: string): Promise<void>;
  /**
   * A session of the DevTools protocol. It ends with the test, and so does what it emulates: the tab
   * and its process go on in the next test.
   */
  cdp: CDPSession;
  /** A page of another visitor, with empty storage; its console messages are recorded too. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
};

type Internals = {
  expectedLines: Expected[];
  /** Adds the scripts that run in each page of a context before its own. */
  prepare(context: BrowserContext): Promise<void>;
};

const isError = (message: ConsoleMessage) => message.type() === 'error';
const expectLine = (line: Expected) =>
  typeof line === 'string' ? line : (expect.stringMatching(line) as unknown as string);

/** Fails on unexpected console messages, and on requests to other hosts. */
export const test = base.extend<Site & Internals>({
  drawsEverything: [false, { option: true }],
  startsIdleParts: [false, { option: true }],
  consoleFilter: ['everything', { option: true }],
  hasPageTransitions: [false, { option: true }],
  worksOffline: [false, { option: true }],
  prepare: async ({ drawsEverything, startsIdleParts, hasPageTransitions, worksOffline }, use) => {
    const scripts = [
      ...(drawsEverything ? [] : [drawPlainly]),
      ...(startsIdleParts || worksOffline ? [] : [isNeverIdle]),
      ...(hasPageTransitions ? [] : [hasNoViewTransitions]),
      ...(worksOffline ? [] : [hasNoServiceWorkers]),
    ];
    await use(async (context) => {
      for (const script of scripts) await context.addInitScript(script);
    });
  },
  context: async ({ context, prepare }, use) => {
    // The process would keep the documents of earlier tests, and get slower with each.
    for (const page of context.pages()) await page.requestGC();
    await prepare(context);
    await use(context);
    await resumeClock(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  expectedLines: async ({}, use) => use([]),
  expectConsole: ({ expectedLines }, use) => use((...lines) => void expectedLines.push(...lines)),
  consoleLines: [
    async ({ page, consoleFilter, expectedLines }, use) => {
      const consoleLines: string[] = [];
      record(page, consoleFilter, consoleLines);
      await use(consoleLines);
      expect(consoleLines).toEqual(expectedLines.map(expectLine));
    },
    { auto: true },
  ],
  open: ({ page }, use) => use((path) => openIn(page, path)),
  cdp: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    await session.detach();
  },
  newVisitor: async ({ browser, prepare, consoleFilter, consoleLines }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await prepare(context);
      const page = await context.newPage();
      record(page, consoleFilter, consoleLines);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

function record(page: Page, filter: Site['consoleFilter'], lines: string[]) {
  page.on('console', (message) => {
    if (filter === 'everything' || isError(message)) {
      lines.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (isOtherHost(request.url())) lines.push(`request: ${request.url()}`);
  });
}

function isOtherHost(url: string) {
  const { protocol, hostname } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== 'localhost';
}

/** Waits for hydration; also in a document that has no element yet. */
export const expectReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-ready]') !== null, null, {
    timeout: 15_000,
  });

/** Opens a path in a page and waits for hydration. */
export async function openIn(page: Page, path: string) {
  await page.goto(path);
  await expectReady(page);
}

/** Opens a path in a page, then pauses its clock. */
export async function openPaused(page: Page, path: string, at = PLAYED_AT) {
  await page.addInitScript(() => void Object.assign(window, { otherTimeout: window.setTimeout }));
  await page.clock.install({ time: at.getTime() - 60_000 });
  await openIn(page, path);
  await pauseClock(page, at);
}

export async function reload(page: Page) {
  await page.reload();
  await expectReady(page);
}

/** Opens a page whose scripts do not come before the returned function is called, which waits for hydration. */
export async function openBeforeHydration(page: Page, path: string) {
  const release = await delayScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toBeVisible();
  return async () => {
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await expectReady(page);
  };
}

/** The web fonts that the page has loaded. */
export const fontsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family === 'Kalam' && status === 'loaded')
      .map(({ family, weight }) => `${family} ${weight}`),
  );

const HANDWRITING = ['Kalam 400', 'Kalam 700'];

/** Expects the web fonts of a first visit: none if there is no adjusted fallback. */
export const expectHandwriting = (page: Page) =>
  expect.poll(() => fontsIn(page)).toEqual(isUnknownFont() ? [] : HANDWRITING);

/** Touches the page as soon as it listens, and waits until the files of the next page are prefetched. */
export async function expectPrefetched(page: Page) {
  const links = page.locator('link[rel=prefetch]');
  await expect(async () => {
    await page.getByRole('main').dispatchEvent('pointerover');
    expect(await links.count()).toBeGreaterThan(0);
  }).toPass();
  const missing = () =>
    links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { href } = link as HTMLLinkElement;
        return performance.getEntriesByName(href).length > 0 ? [] : [href];
      }),
    );
  await expect.poll(missing).toEqual([]);
}

type Scope = Page | Locator;
export const link = (scope: Scope, name: string) => scope.getByRole('link', { name, exact: true });
export const button = (scope: Scope, name: string) =>
  scope.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
export const gameTiles = (page: Page) =>
  page.getByRole('navigation', { name: 'Games', exact: true });
export const footer = (page: Page) => page.getByRole('contentinfo');

export const PHONE = { width: 360, height: 740 };
/** The size that a turn of each game must fit without scrolling. */
export const SMALL_PHONE = { width: 360, height: 640 };
/** A phone held sideways. */
export const LANDSCAPE = { width: 740, height: 360 };
export const TABLET = { width: 820, height: 1180 };
export const LARGE = { width: 2560, height: 1440 };
/** The sizes of phones in which a turn of each game is played without scrolling. */
export const GAME_SIZES = [
  SMALL_PHONE,
  { width: 640, height: 360 },
  LANDSCAPE,
  { width: 844, height: 390 },
];
/** The sizes of desks in which it is, too. */
export const DESK_SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
];
export const sizeName = ({ width, height }: Size) => `${width} x ${height}`;
export const NARROWEST = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

type Size = { width: number; height: number };

/** Looks at a page as it is, at each of these sizes. */
export async function atEachSize(
  page: Page,
  sizes: readonly Size[],
  look: (where: string, size: Size) => Promise<void>,
) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look(`at ${sizeName(size)}`, size);
  }
}

/** The centre of a control, where a press goes. */
export async function centreOf(control: Locator) {
  const { x, y, width, height } = (await control.boundingBox()) as DOMRect;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks where a control is, whatever is above it there. */
export async function clickAt(control: Locator) {
  const { x, y } = await centreOf(control);
  await control.page().mouse.click(x, y);
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page, where = 'the page') {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, `pixels by which ${where} overflows horizontally`).toBe(0);
}

/** Opens what the page hides until it is opened. */
export async function openDisclosures(page: Page) {
  // From the last one: each that is open counts no more.
  for (const summary of (await page.locator('details:not([open]) > summary').all()).reverse())
    await summary.click();
  await expect(page.locator('details:not([open])')).toHaveCount(0);
}

/** Adds a style to the page, and returns how the one that was added last is taken back. */
export async function addStyle(page: Page, style: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Gives a page that is open the look of the font set `unknown`: what fits with it fits with the others. */
export const widenFont = (page: Page) =>
  addStyle(page, `:root { --hand: ${fontSets.dejavu}, sans-serif; --body: var(--hand) }`);

export const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

export async function scrollToBottom(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
}

/** Takes the first tab stop of a page just opened, the skip link. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, most = 20) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `within ${most} presses of Tab`).toBeFocused();
}

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const delayScripts = (page: Page) => delayRequests(page, '**/*.js');

/** Simulates a change of visibility. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** Sets a mark that a page load would remove. */
export const markWindow = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { notReloaded: true });
  });
export const expectNotReloaded = async (page: Page) =>
  expect(await page.evaluate(() => 'notReloaded' in window), 'not reloaded').toBe(true);

/** Everything that the browser stores for this site, as one string. */
export const storedByBrowser = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

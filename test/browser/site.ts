import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { isUnknownFont } from './fonts';
import { hasNoServiceWorkers } from './noServiceWorkers';

export { expect };

/** For what the server alone answers for: no page is opened. */
export const serverTest = base;

/** What Chromium itself says when the document or a file is answered with status 404. */
export const NOT_FOUND_LINE =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

type Expected = string | RegExp;

type Site = {
  /** Which lines of the console count; the development server has much to tell. */
  heard: 'everything' | 'errors';
  /**
   * Whether the browser can turn pages over. While one turns, Playwright waits half a second before
   * it clicks: only what is about the turning opens its pages so.
   */
  turnsPages: boolean;
  /** Whether the browser has service workers. One that keeps the whole site costs each test its share. */
  worksOffline: boolean;
  /** Everything the page said in its console, errors of scripts included. */
  said: string[];
  /** These lines must be said, in this order, and no others. Without it: none at all. */
  expectToBeSaid(...lines: Expected[]): void;
  /** Opens a path and waits until every control answers. */
  open(path: string): Promise<void>;
};

const isError = (message: ConsoleMessage) => message.type() === 'error';
const expectLine = (line: Expected) => (typeof line === 'string' ? line : matching(line));
const matching = (line: RegExp) => expect.stringMatching(line) as unknown as string;

/** A page that fails its test when it says anything in the console, or calls another host. */
export const test = base.extend<Site & { expectedLines: Expected[] }>({
  heard: ['everything', { option: true }],
  turnsPages: [false, { option: true }],
  worksOffline: [false, { option: true }],
  context: async ({ context, turnsPages, worksOffline }, use) => {
    if (!turnsPages) await cannotTurnPages(context);
    if (!worksOffline) await context.addInitScript(hasNoServiceWorkers);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  expectedLines: async ({}, use) => use([]),
  expectToBeSaid: ({ expectedLines }, use) => use((...lines) => void expectedLines.push(...lines)),
  said: [
    async ({ page, heard, expectedLines }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (heard === 'everything' || isError(message)) {
          said.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (isElsewhere(request.url())) said.push(`request: ${request.url()}`);
      });
      await use(said);
      expect(said).toEqual(expectedLines.map(expectLine));
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expectReady(page);
    });
  },
});

/** As in a browser without view transitions. */
const cannotTurnPages = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });

function isElsewhere(url: string) {
  const { protocol, hostname } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== 'localhost';
}

/** Waits until every control answers. */
export const expectReady = (page: Page) =>
  expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 15_000 });

/** Our own fonts that a page has by now: none before they come. */
export const fontsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /^(?:Kalam|Hind)$/.test(family) && status === 'loaded')
      .map(({ family, weight }) => `${family} ${weight}`),
  );

export const HANDWRITING = ['Kalam 400', 'Kalam 700'];

/** As in a first visit, in which there is no other font; and none beside a font that nothing was fitted to. */
export const expectHandwriting = (page: Page) =>
  expect.poll(() => fontsIn(page)).toEqual(isUnknownFont() ? [] : HANDWRITING);

/** What the page fetches ahead for the next one is here. */
export async function expectFetchedAhead(page: Page) {
  const links = page.locator('link[rel=prefetch]');
  await expect(links).not.toHaveCount(0);
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
/** What a turn of a game must fit on, unscrolled. */
export const SMALL_PHONE = { width: 360, height: 640 };
export const NARROWEST = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 800 };

/** Nothing sticks out sideways: the page does not scroll from left to right. */
export async function expectNoSidewaysScroll(page: Page, where = 'the page') {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overhang, `pixels by which ${where} sticks out sideways`).toBe(0);
}

export const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

export async function scrollToBottom(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
}

/** Presses Tab until the control has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, control: Locator, most = 20) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `within ${most} presses of Tab`).toBeFocused();
}

/** Keeps the files of that address on their way until the returned function lets them come. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
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

/** The tab is out of sight, or back in it, as far as the page can tell. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

export const holdScriptsBack = (page: Page) => holdBack(page, '**/*.js');

/** A mark that a full load of a page would wipe away. */
export const markWindow = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { notReloaded: true });
  });
export const expectNotReloaded = async (page: Page) =>
  expect(await page.evaluate(() => 'notReloaded' in window), 'the page was loaded once only').toBe(
    true,
  );

/** Everything that the browser keeps for this site, as one text. */
export const keptByBrowser = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

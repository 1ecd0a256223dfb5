import type { Page } from '@playwright/test';
import { expectPage, games, SITE_NAME, titleOf } from './pages';
import {
  button,
  delayRequests,
  expect,
  expectNotReloaded,
  footer,
  gameTiles,
  heading,
  link,
  mainMenu,
  markWindow,
  SMALL_PHONE,
  scrolledBy,
  scrollToBottom,
  test,
} from './site';

/** Expects the new page at the top, with the focus on its heading. */
async function expectArrived(page: Page, path: string) {
  await expectPage(page, path);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolledBy(page)).toBe(0);
}

test('on the page of every game, each tile leads to its game', { tag: '@journey' }, async ({
  page,
  open,
}) => {
  const tiles = gameTiles(page).getByRole('link');
  const current = gameTiles(page).locator('[aria-current="page"]');
  // Resolved by the browser: an empty `href` would link to the page itself.
  const leadTo = () =>
    tiles.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  await open('/school-games');
  await markWindow(page);
  for (const [path, name] of Object.entries(games)) {
    // The second click is on the tile of the current page.
    for (let times = 0; times < 2; times += 1) {
      await link(gameTiles(page), name).click();
      await expectArrived(page, path);
      await expect(current).toHaveText(name);
    }
    await expect(tiles).toHaveText(Object.values(games));
    expect(await leadTo(), path).toEqual(Object.keys(games));
  }
  await expectNotReloaded(page);
});

/** The links in the footer that lead to a heading, by its name. */
const ANCHORS = ['Gallery', 'Blog', 'Events', 'FAQ', 'Privacy Policy', 'Terms'];

test('every anchor in the footer leads to its heading, from another page and from its own', async ({
  page,
  open,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await open('/journey');
  await markWindow(page);
  for (const name of ANCHORS) {
    await test.step(name, async () => {
      const target = page.getByRole('heading', { name, exact: true });
      await link(footer(page), 'Our Journey').click();
      await expectArrived(page, '/journey');
      await link(footer(page), name).click();
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(target).toBeFocused();
      await scrollToBottom(page);
      await link(footer(page), name).click();
      await expect(target).toBeInViewport({ ratio: 1 });
    });
  }
  await expectNotReloaded(page);
});

test('a URL with an anchor opens at its target', async ({ page, open }) => {
  await page.setViewportSize(SMALL_PHONE);
  await open('/about-us');
  const addresses = await Promise.all(
    ANCHORS.map((name) => link(footer(page), name).getAttribute('href')),
  );
  for (const [index, address] of addresses.entries()) {
    expect(address).toContain('#');
    await page.goto('about:blank');
    await open(address ?? '');
    const name = ANCHORS[index] as string;
    await expect(page.locator(':target')).toBeInViewport();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

const STOPS = {
  'Our Journey': '/journey',
  'School Games': '/school-games',
  Contribute: '/contribute',
  'Contact Us': '/feedback',
};

test('Back and Forward restore each page, at the top and with the focus on its heading', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await markWindow(page);
  for (const [name, path] of Object.entries(STOPS)) {
    await scrollToBottom(page);
    await link(footer(page), name).click();
    await expectArrived(page, path);
  }
  const tour = ['/', ...Object.values(STOPS)];
  for (const path of tour.slice(0, -1).reverse()) {
    await scrollToBottom(page);
    await page.goBack();
    await expectArrived(page, path);
  }
  for (const path of tour.slice(1)) {
    await scrollToBottom(page);
    await page.goForward();
    await expectArrived(page, path);
  }
  await expectNotReloaded(page);
});

test('the skip link is first in the tab order, visible on focus, and leads to the content', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/school-games');
  const skip = link(page, 'Skip to content');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('Scroll to top scrolls, and moves the focus to the top', async ({ page, open }) => {
  await page.setViewportSize(SMALL_PHONE);
  await open('/');
  await scrollToBottom(page);
  await button(footer(page), 'Scroll to top').click();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await expect(button(footer(page), 'Scroll to top')).not.toBeFocused();
});

test('a click with Ctrl opens a new tab, and the page stays', async ({ page, open }) => {
  await open('/');
  const opened = page.context().waitForEvent('page');
  await link(mainMenu(page), 'Journey').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveTitle(titleOf('/journey'));
  await expectPage(page, '/');
});

const JOURNEY_FILE = /assets\/journey\b.*\.js$/;
const FAILED_REQUEST = 'error: Failed to load resource: net::ERR_FAILED';
const CHUNK_ERROR = /^error: ChunkLoadError: Loading chunk \S+ failed/;

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Yeh panna khul nahi raha', exact: true });
const reloadButton = (page: Page) => button(page, 'Phir se kholo');

test.describe('a page that cannot be loaded', () => {
  test.use({ hasPageTransitions: true });

  test.beforeEach(async ({ page, open }) => {
    await open('/');
    await page.route(JOURNEY_FILE, (route) => route.abort());
    await link(mainMenu(page), 'Journey').click();
    await expect(errorHeading(page)).toBeVisible();
  });

  // Of each attempt two failed requests, then the error that React reports.
  test.afterEach(({ consoleLines, expectConsole }) =>
    expectConsole(
      FAILED_REQUEST,
      FAILED_REQUEST,
      ...consoleLines
        .slice(2)
        .map((line) => (line === FAILED_REQUEST ? FAILED_REQUEST : CHUNK_ERROR)),
    ),
  );

  test('shows an error, and header and footer still work', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/journey');
    await expect(page).toHaveTitle(new RegExp(`\\S · ${SITE_NAME}$`));
    await expect(heading(page)).toHaveCount(1);
    await expect(errorHeading(page)).toBeFocused();
    await link(footer(page), 'School Games').click();
    await expectArrived(page, '/school-games');
    await button(mainMenu(page), 'More').click();
    await link(mainMenu(page), 'About Us').click();
    await expectArrived(page, '/about-us');
    await page.goBack();
    await page.goBack();
    await expect(errorHeading(page)).toBeVisible();
  });

  test('opens by the button once the network is back', async ({ page }) => {
    await page.unrouteAll();
    await reloadButton(page).click();
    await expectPage(page, '/journey');
    await expect(errorHeading(page)).toHaveCount(0);
  });

  test('opens by its link once the network is back', async ({ page }) => {
    await page.unrouteAll();
    await link(mainMenu(page), 'Home').click();
    await expectPage(page, '/');
    await link(mainMenu(page), 'Journey').click();
    await expectPage(page, '/journey');
  });
});

test('a page whose script was replaced by an HTML page, as after a release, shows an error', {
  tag: '@journey',
}, async ({ page, open, expectConsole }) => {
  await open('/');
  await page.route(JOURNEY_FILE, (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html><p>a newer release',
    }),
  );
  await link(mainMenu(page), 'Journey').click();
  await expect(errorHeading(page)).toBeVisible();
  await expect(reloadButton(page)).toBeVisible();
  const refused = /^error: Refused to execute script/;
  expectConsole(refused, refused, CHUNK_ERROR);
});

test('a page that fails to load once is retried without an error', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await open('/');
  await page.route(JOURNEY_FILE, (route) => route.abort(), { times: 1 });
  await link(mainMenu(page), 'Journey').click();
  await expectArrived(page, '/journey');
});

test.describe('with view transitions', () => {
  test.use({ hasPageTransitions: true });

  test('a menu that is opened while a page is loading stays open, and keeps the focus', async ({
    page,
    open,
  }) => {
    await open('/');
    const release = await delayRequests(page, JOURNEY_FILE);
    await link(mainMenu(page), 'Journey').click();
    const more = button(mainMenu(page), 'More');
    await more.click();
    release();
    await expect(page).toHaveTitle(titleOf('/journey'));
    await expect(page.locator('html[data-loading-page]')).toHaveCount(0);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toBeFocused();
    await link(mainMenu(page), 'Contribute').click();
    await expectArrived(page, '/contribute');
  });
});

test('styles of pages visited before do not change a tile', async ({ page, open }) => {
  const look = () =>
    link(gameTiles(page), 'Quiz Game').evaluate((tile) => {
      const { padding, minHeight, display, borderRadius } = getComputedStyle(tile);
      return { padding, minHeight, display, borderRadius };
    });
  await open('/school-games');
  const before = await look();
  for (const [menu, name] of [
    ['More', 'Feedback'],
    ['School Games', 'How to Play'],
    ['School Games', 'Play Now'],
  ] as const) {
    await button(mainMenu(page), menu).click();
    await link(mainMenu(page), name).click();
    await expect(page).toHaveTitle(
      name === 'Play Now' ? /^Love Calculator/ : new RegExp(`^${name}`),
    );
  }
  expect(await look()).toEqual(before);
});

test('a link pressed twice while its page is loading adds one entry to the history', async ({
  page,
  open,
}) => {
  await open('/');
  const release = await delayRequests(page, /assets\/journey\b.*\.js$/);
  const journey = link(footer(page), 'Our Journey');
  await journey.click();
  await expect(page.locator('html[data-loading-page]')).toBeAttached();
  await journey.click();
  release();
  await expectPage(page, '/journey');
  await page.goBack();
  await expectPage(page, '/');
});

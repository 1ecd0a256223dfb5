import type { Page } from '@playwright/test';
import { expectPage, games, paths, SITE_NAME, titleOf } from './pages';
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
  scrolledBy,
  scrollToBottom,
  serverTest,
  test,
} from './site';

/** Expects the new page at the top, with the focus on its heading. */
async function expectArrived(page: Page, path: string) {
  await expectPage(page, path);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolledBy(page)).toBe(0);
}

test('from every page of the hub every tile leads where it says', { tag: '@journey' }, async ({
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
    // The second tile is that of the page itself.
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

const FOOTER_LINKS: Record<string, Record<string, string>> = {
  Navigation: {
    Home: '/',
    'Our Journey': '/journey',
    'School Games': '/school-games',
    Gallery: '#',
  },
  Community: { Contribute: '/contribute', Feedback: '/feedback', Blog: '#', Events: '#' },
  Support: { FAQ: '#', 'Contact Us': '/feedback', 'Privacy Policy': '#', Terms: '#' },
};

test('the footer has three columns of links, each leading to its page', async ({ page, open }) => {
  await open('/about-us');
  for (const [column, links] of Object.entries(FOOTER_LINKS)) {
    await expect(footer(page).getByRole('heading', { name: column, exact: true })).toBeVisible();
    for (const [name, path] of Object.entries(links)) {
      await expect(link(footer(page), name)).toBeVisible();
      if (path === '#') continue;
      await link(footer(page), name).click();
      await expectArrived(page, path);
    }
  }
});

const anchors = Object.values(FOOTER_LINKS)
  .flatMap((links) => Object.entries(links))
  .flatMap(([name, path]) => (path === '#' ? [name] : []));

/** Expects that the heading of an anchor is visible and focused. */
async function expectLandedOn(page: Page, name: string) {
  const target = page.locator(':target');
  await expect(target).toBeInViewport();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).hash).not.toBe('');
}

test('every anchor in the footer leads to its heading, from another page and from its own', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/journey');
  await markWindow(page);
  for (const name of anchors) {
    await test.step(name, async () => {
      await link(footer(page), 'Our Journey').click();
      await expectArrived(page, '/journey');
      await link(footer(page), name).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      await scrollToBottom(page);
      await link(footer(page), name).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
    });
  }
  await expectNotReloaded(page);
});

test('a URL with an anchor opens at its target', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/about-us');
  const addresses = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')] as const));
  for (const [name, address] of addresses.filter(([, href]) => href?.includes('#'))) {
    await page.goto('about:blank');
    await open(address ?? '');
    await expectLandedOn(page, name ?? '');
  }
});

test('external links have real URLs and `rel="noopener"`', async ({ page, open }) => {
  await open('/');
  for (const name of ['Instagram', 'WhatsApp', 'YouTube', 'Email']) {
    const social = link(footer(page), name);
    await expect(social).toBeVisible();
    await expect(social).toHaveAttribute('href', name === 'Email' ? /^mailto:.+@/ : /^https:\/\//);
    await expect(social).toHaveAttribute('rel', /noopener/);
  }
});

test('a click on the link of the current page scrolls to its top, too', async ({ page, open }) => {
  await open('/journey');
  await scrollToBottom(page);
  await link(footer(page), 'Our Journey').click();
  await expectArrived(page, '/journey');
});

test('the first page of a visit does not move the focus', async ({ page, open }) => {
  await open('/journey');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
});

const STOPS = {
  'Our Journey': '/journey',
  'School Games': '/school-games',
  Contribute: '/contribute',
  'Contact Us': '/feedback',
};

test('back and forward restore each page, at the top and with the focus on its heading', {
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
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/');
  await scrollToBottom(page);
  await button(footer(page), 'Scroll to top').click();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await expect(button(footer(page), 'Scroll to top')).not.toBeFocused();
});

test('a click with Ctrl opens a new tab and leaves the page alone', async ({ page, open }) => {
  await open('/');
  const opened = page.context().waitForEvent('page');
  await link(mainMenu(page), 'Journey').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveTitle(titleOf('/journey'));
  await expectPage(page, '/');
});

const JOURNEY_FILE = /assets\/journey\b.*\.js$/;
const FAILED_LINE = 'error: Failed to load resource: net::ERR_FAILED';
const CHUNK_LINE = /^error: ChunkLoadError: Loading chunk \S+ failed/;

const brokenHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Yeh panna khul nahi raha', exact: true });
const reloadButton = (page: Page) => button(page, 'Phir se kholo');

test.describe('a page that cannot be fetched', () => {
  test.use({ turnsPages: true });

  test.beforeEach(async ({ page, open }) => {
    await open('/');
    await page.route(JOURNEY_FILE, (route) => route.abort());
    await link(mainMenu(page), 'Journey').click();
    await expect(brokenHeading(page)).toBeVisible();
  });

  // Of each attempt two failed requests, then the error that React reports.
  test.afterEach(({ consoleLines, expectConsole }) =>
    expectConsole(
      FAILED_LINE,
      FAILED_LINE,
      ...consoleLines.slice(2).map((line) => (line === FAILED_LINE ? FAILED_LINE : CHUNK_LINE)),
    ),
  );

  test('shows an error, and header and footer still work', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/journey');
    await expect(heading(page)).toHaveCount(1);
    await link(footer(page), 'School Games').click();
    await expectPage(page, '/school-games');
    await expect(brokenHeading(page)).toHaveCount(0);
    await button(mainMenu(page), 'More').click();
    await link(mainMenu(page), 'About Us').click();
    await expectPage(page, '/about-us');
    await page.goBack();
    await page.goBack();
    await expect(brokenHeading(page)).toBeVisible();
  });

  test('opens by its button once the network is back', async ({ page }) => {
    await page.unrouteAll();
    await reloadButton(page).click();
    await expectPage(page, '/journey');
    await expect(brokenHeading(page)).toHaveCount(0);
    await expect(reloadButton(page)).toHaveCount(0);
  });

  test('opens by its link too once the network is back', async ({ page }) => {
    await page.unrouteAll();
    await link(mainMenu(page), 'Home').click();
    await expectPage(page, '/');
    await link(mainMenu(page), 'Journey').click();
    await expectPage(page, '/journey');
  });

  test('has a title, and the focus on its heading', async ({ page }) => {
    await expect.soft(page).toHaveTitle(new RegExp(`\\S · ${SITE_NAME}$`));
    await expect.soft(brokenHeading(page)).toBeFocused();
  });

  test('does not prevent the next page from getting the focus', async ({ page }) => {
    await link(mainMenu(page), 'Home').click();
    await expectArrived(page, '/');
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
  await expect(brokenHeading(page)).toBeVisible();
  await expect(reloadButton(page)).toBeVisible();
  const refused = /^error: Refused to execute script/;
  expectConsole(refused, refused, CHUNK_LINE);
});

test('a page that fails to load once is retried without an error', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(FAILED_LINE);
  await open('/');
  await page.route(JOURNEY_FILE, (route) => route.abort(), { times: 1 });
  await link(mainMenu(page), 'Journey').click();
  await expectArrived(page, '/journey');
});

test.describe('with view transitions', () => {
  test.use({ turnsPages: true });

  test('links navigate without a page load', { tag: '@journey' }, async ({ page, open }) => {
    await open('/');
    await markWindow(page);
    await link(page.getByRole('main'), 'Journey').click();
    await expectArrived(page, '/journey');
    await link(page, SITE_NAME).click();
    await expectArrived(page, '/');
    await link(page.getByRole('main'), 'Backbenchers wali game').click();
    await expectArrived(page, '/school-games');
    await page.goBack();
    await link(page.getByRole('main'), 'Naya khel seekhe').click();
    await expectArrived(page, '/how-to-play');
    await expectNotReloaded(page);
  });

  test('a change of page starts at the top, with the focus on the heading, and is announced', {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open('/');
    const announcer = page.locator('[aria-live="polite"]:not([role])');
    await expect(announcer).toHaveText('');
    for (const [name, path] of [
      ['Our Journey', '/journey'],
      ['School Games', '/school-games'],
      ['Contact Us', '/feedback'],
      ['Home', '/'],
    ] as const) {
      await scrollToBottom(page);
      await link(footer(page), name).click();
      await expectArrived(page, path);
      await expect(announcer).toHaveText(titleOf(path));
    }
  });

  test('on a slow network the old page stays until the new one is loaded', async ({
    page,
    open,
  }) => {
    await open('/');
    const release = await delayRequests(page, JOURNEY_FILE);
    await link(mainMenu(page), 'Journey').click();
    await expect(page.locator('html[data-loading-page]')).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(titleOf('/'));
    release();
    await expectArrived(page, '/journey');
    await expect(page.locator('html[data-loading-page]')).toHaveCount(0);
  });

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

serverTest(
  'every internal link of every page leads to an existing page',
  { tag: '@journey' },
  async ({ request }) => {
    const found = new Set<string>();
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        if (href.startsWith('/')) found.add(href);
      }
    }
    expect(found.size).toBeGreaterThan(paths.length);
    for (const address of found) {
      const [path = '', id] = address.split('#');
      const response = await request.get(path);
      expect(response.status(), address).toBe(200);
      if (id) expect(await response.text(), address).toContain(`id="${id}"`);
    }
  },
);

test('a tile looks the same, whichever pages were visited before', async ({ page, open }) => {
  const look = () =>
    page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('link', { name: 'Quiz Game' })
      .evaluate((tile) => {
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
    await page.getByRole('button', { name: menu }).click();
    await link(mainMenu(page), name).click();
    await expect(page).toHaveTitle(
      name === 'Play Now' ? /^Love Calculator/ : new RegExp(`^${name}`),
    );
  }
  expect(await look()).toEqual(before);
});

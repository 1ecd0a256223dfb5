import type { Page } from '@playwright/test';
import { expectPage, titleOf } from './pages';
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
  skipToContent,
  test,
} from './site';

/** Expects the new page at the top, with the focus on its heading. */
async function expectArrived(page: Page, path: string) {
  await expectPage(page, path);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolledBy(page)).toBe(0);
}

const STOPS = {
  'Our Journey': '/journey',
  'School Games': '/school-games',
  Contribute: '/contribute',
  'Contact Us': '/feedback',
};

test('links, Back and Forward lead to each page, at the top and with the focus on its heading', {
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
  await page.goForward();
  await expectArrived(page, '/journey');
  await expectNotReloaded(page);
});

test('the skip link leads to the content, and Scroll to top to the top', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/');
  await expect(link(page, 'Skip to content')).not.toBeInViewport();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await scrollToBottom(page);
  await button(footer(page), 'Scroll to top').click();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await expect(button(footer(page), 'Scroll to top')).not.toBeFocused();
});

test('after the tiles, Seedha khel par takes the focus into the game, where a key plays', async ({
  page,
  open,
}) => {
  await open('/school-games/hand-cricket');
  await link(gameTiles(page), 'Raja Mantri Chor Sipahi').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Seedha khel par')).toBeFocused();
  await expect(link(page, 'Seedha khel par')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(link(page, 'Seedha khel par')).not.toBeFocused();
  await page.keyboard.press('3');
  await expect(page.getByRole('main').getByText(/^3 \+ [1-6] = /)).toBeInViewport();
});

test('a click with Ctrl opens a new tab, and the page stays', async ({ page, open }) => {
  await open('/');
  const opened = page.context().waitForEvent('page');
  await link(mainMenu(page), 'Journey').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveTitle(titleOf('/journey'));
  await expectPage(page, '/');
});

const JOURNEY_FILE = /assets\/journey\b.*\.js$/;
const FAILED_REQUEST = 'error: Failed to load resource: net::ERR_FAILED';
const CHUNK_ERROR = /^error: ChunkLoadError: Loading chunk \S+ failed/;
const NOT_OPENED = 'Yeh panna khul nahi raha';

for (const way of ['the button', 'its link']) {
  test(`a page that cannot be loaded shows an error; header and footer work, and ${way} opens it later`, {
    tag: '@journey',
  }, async ({ page, open, expectConsole }) => {
    await open('/');
    await page.route(JOURNEY_FILE, (route) => route.abort());
    await link(mainMenu(page), 'Journey').click();
    await expect(heading(page)).toHaveText(NOT_OPENED);
    await expect(heading(page)).toBeFocused();
    expectConsole(FAILED_REQUEST, FAILED_REQUEST, CHUNK_ERROR);
    await page.unrouteAll();
    if (way === 'the button') {
      await button(page, 'Phir se kholo').click();
    } else {
      await link(footer(page), 'School Games').click();
      await expectArrived(page, '/school-games');
      await link(mainMenu(page), 'Journey').click();
    }
    await expectPage(page, '/journey');
    await expect(heading(page)).toHaveText('Journey');
  });
}

test('styles of pages visited before do not change a tile', async ({ page, open }) => {
  const look = () =>
    link(gameTiles(page), 'Quiz Game').evaluate((tile) => {
      const { padding, minHeight, display, borderRadius } = getComputedStyle(tile);
      return { padding, minHeight, display, borderRadius };
    });
  await open('/school-games');
  const before = await look();
  await link(footer(page), 'Contact Us').click();
  await expectPage(page, '/feedback');
  await button(mainMenu(page), 'School Games').click();
  await link(mainMenu(page), 'How to Play').click();
  await expectPage(page, '/how-to-play');
  await link(footer(page), 'School Games').click();
  await expectPage(page, '/school-games');
  expect(await look()).toEqual(before);
});

test('a link pressed twice while its page is loading adds one entry to the history', async ({
  page,
  open,
}) => {
  await open('/');
  const release = await delayRequests(page, JOURNEY_FILE);
  const journey = link(footer(page), 'Our Journey');
  await journey.click();
  await expect(page.locator('html[data-loading-page]')).toBeAttached();
  await journey.click();
  release();
  await expectPage(page, '/journey');
  await page.goBack();
  await expectPage(page, '/');
});

import type { Page } from '@playwright/test';
import { loveCalculator } from './loveCalculatorScreen';
import { belowGames, expectPage, games, guides } from './pages';
import {
  button,
  expect,
  expectNotReloaded,
  footer,
  gameTiles,
  link,
  mainMenu,
  markWindow,
} from './site';

/** Records CSP violations on every page. Returns a function that reads them. */
async function recordViolations(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as never as { violations: string[] }).violations);
}

/** Visits every route by clicks. */
async function visitEveryPage(page: Page, base: string) {
  const expectOpened = (path: string) => expectPage(page, path, base);
  const openFromMenu = async (menu: string, name: string) => {
    await button(mainMenu(page), menu).click();
    await link(mainMenu(page), name).click();
  };
  await link(mainMenu(page), 'Journey').click();
  await expectOpened('/journey');
  await openFromMenu('School Games', 'Play Now');
  const pagesBelow = (game: string) =>
    Object.entries(belowGames).filter(([path]) => path.startsWith(`${game}/`));
  for (const [path, name] of Object.entries(games)) {
    await link(gameTiles(page), name).click();
    await expectOpened(path);
    // The first game's path is that of the hub, below which are all.
    for (const [below, belowName] of path === '/school-games' ? [] : pagesBelow(path)) {
      await link(page.getByRole('main'), belowName).click();
      await expectOpened(below);
    }
  }
  await link(gameTiles(page), 'Love Calculator').click();
  await loveCalculator(page).calculate('Raju', 'Rani');
  await loveCalculator(page).expectResult(75);
  await openFromMenu('School Games', 'How to Play');
  for (const [path, name] of Object.entries(guides)) {
    await link(page.getByRole('navigation', { name: 'Khel', exact: true }), name).click();
    await expectOpened(path);
  }
  await openFromMenu('School Games', 'Report Card');
  await expectOpened('/report-card');
  await openFromMenu('More', 'Contribute');
  await expectOpened('/contribute');
  await openFromMenu('More', 'Feedback');
  await expectOpened('/feedback');
  await openFromMenu('More', 'About Us');
  await expectOpened('/about-us');
  await button(page, 'Dark mode').click();
  await link(footer(page), 'Home').click();
  await expectOpened('/');
}

type Visit = { page: Page; open(path: string): Promise<void> };

/** Expects a tour without CSP violations and page loads, with a service worker where supported. */
export async function expectCleanTour({ page, open }: Visit, base = '') {
  const violations = await recordViolations(page);
  await open(`${base}/`);
  await markWindow(page);
  await visitEveryPage(page, base);
  await expectNotReloaded(page);
  await page.evaluate(() => navigator.serviceWorker?.ready);
  expect(await violations()).toEqual([]);
}

import type { Page } from '@playwright/test';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage, games, guides } from './pages';
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
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as never as { violations: string[] }).violations);
}

/** Visits every route by clicks, without a page load. */
async function tourBySite(page: Page, base: string) {
  const expectThere = (path: string) => expectPage(page, path, base);
  const openMenu = (menu: string, name: string) =>
    button(mainMenu(page), menu)
      .click()
      .then(() => link(mainMenu(page), name).click());
  await link(mainMenu(page), 'Journey').click();
  await expectThere('/journey');
  await openMenu('School Games', 'Play Now');
  for (const [path, name] of Object.entries(games)) {
    await link(gameTiles(page), name).click();
    await expectThere(path);
  }
  await link(gameTiles(page), 'Love Calculator').click();
  await loveCalculator(page).calculate('Raju', 'Rani');
  await loveCalculator(page).expectResult(75);
  await openMenu('School Games', 'How to Play');
  for (const [path, name] of Object.entries(guides)) {
    await link(page.getByRole('navigation', { name: 'Khel', exact: true }), name).click();
    await expectThere(path);
  }
  await openMenu('More', 'Contribute');
  await expectThere('/contribute');
  await openMenu('More', 'Feedback');
  await expectThere('/feedback');
  await openMenu('More', 'About Us');
  await expectThere('/about-us');
  await button(page, 'Dark mode').click();
  await link(footer(page), 'Home').click();
  await expectThere('/');
}

type Visit = { page: Page; open(path: string): Promise<void> };

/** Expects a tour without CSP violations and page loads, with a service worker where supported. */
export async function expectCleanTour({ page, open }: Visit, base = '') {
  const violations = await watchPolicy(page);
  await open(`${base}/`);
  await markWindow(page);
  await tourBySite(page, base);
  await expectNotReloaded(page);
  await page.evaluate(() => navigator.serviceWorker?.ready);
  expect(await violations()).toEqual([]);
}

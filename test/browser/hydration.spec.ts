import type { Page } from '@playwright/test';
import { games } from '../../src/games';
import { playRound, teacherIn } from '../plays/guess-the-teacher';
import { calculate } from '../plays/love-calculator';
import { ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { devTools, installDevTools, loggedTypes } from './actionRecorder';
import { expectPage } from './pages';
import { fullCard, REPORT_CARD, store } from './reportCardScreen';
import {
  button,
  expect,
  expectReady,
  footer,
  link,
  mainMenu,
  openBeforeHydration,
  test,
} from './site';
import { visitorOf } from './visitor';

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Pehla naam' });
const secondName = (page: Page) => page.getByRole('textbox', { name: 'Dusra naam' });
const result = (page: Page) => page.getByRole('progressbar', { name: 'Result' });

test('names, a mode and Calculate take effect after hydration; until then the button is dimmed', {
  tag: '@journey',
}, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  const calculate = button(page, 'Calculate');
  const opacity = () => calculate.evaluate((control) => Number(getComputedStyle(control).opacity));
  await page.getByRole('radio', { name: 'Takrar' }).click();
  await firstName(page).fill('Raju');
  await secondName(page).fill('Rani');
  expect(await opacity()).toBe(1);
  await calculate.click();
  await expect.poll(opacity).toBeLessThan(1);
  await expect(result(page)).toHaveCount(0);
  await hydrate();
  await expect(page.getByRole('radio', { name: 'Takrar' })).toBeChecked();
  await expect(result(page)).toHaveAttribute('aria-valuenow', '66');
  await expect.poll(opacity).toBe(1);
});

test('text being typed during hydration is kept, and so is the focus', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games');
  await firstName(page).fill('Raju');
  await secondName(page).focus();
  await page.keyboard.type('Ra');
  await hydrate();
  await expect(secondName(page)).toBeFocused();
  await page.keyboard.type('ni');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveAttribute('aria-valuenow', '75');
});

test('a level tapped before hydration overrides that of an earlier visit', async ({
  page,
  open,
}) => {
  await open(TRUTH_OR_DARE);
  await page.getByRole('radio', { name: 'Hard' }).check();
  const hydrate = await openBeforeHydration(page, TRUTH_OR_DARE);
  const easy = page.getByRole('radio', { name: 'Easy' });
  await easy.click();
  await hydrate();
  await expect(easy).toBeChecked();
});

test('a choice that the browser restores on the way back is the one that counts', async ({
  page,
  open,
}) => {
  await open('/school-games');
  const quarrel = page.getByRole('radio', { name: 'Takrar' });
  await quarrel.check();
  await page.goto('/favicon.svg');
  await page.goBack();
  await expectReady(page);
  await expect(quarrel).toBeChecked();
  await calculate(visitorOf(page, { isPaused: false }));
  await expect(result(page)).toHaveAttribute('aria-valuenow', '66');
});

test('a hand tapped twice before hydration is played once', { tag: '@journey' }, async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, ROCK_PAPER_SCISSORS);
  await button(page, 'Paper').dblclick();
  await hydrate();
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^Paper/]);
});

test('a tap on a teacher or on Hint before the first round is ignored', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/school-games/guess-the-teacher');
  // Playwright would wait until the button is enabled.
  for (const name of ['Hint (-5 points)', 'Math Teacher'])
    await page.getByRole('button', { name }).first().click({ force: true });
  await hydrate();
  const visitor = visitorOf(page, { isPaused: false });
  await teacherIn(visitor);
  await expect(button(page, 'Next Round')).toHaveCount(0);
  await playRound(visitor, 5);
  await expect(button(page, 'Next Round')).toBeVisible();
});

test('taps on the menu and on Dark mode before hydration are replayed, and links are followed', {
  tag: '@journey',
}, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/');
  await button(page, 'Dark mode').click();
  await button(mainMenu(page), 'More').click();
  await hydrate();
  await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
  await expect(link(mainMenu(page), 'About Us')).toBeVisible();

  await openBeforeHydration(page, '/');
  await link(page.getByRole('main'), 'Journey').click({ noWaitAfter: true });
  await expectPage(page, '/journey');
});

test('the copyright line has the current year, not that of the build', { tag: '@journey' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2037-03-01T10:00:00+05:30'));
  const hydrate = await openBeforeHydration(page, '/journey');
  await expect(footer(page)).toContainText(/© 20[23]\d Backbencher's Memories/);
  await expect(footer(page)).not.toContainText('2037');
  await hydrate();
  await expect(footer(page)).toContainText("© 2037 Backbencher's Memories");
});

test('with Redux DevTools every slice is there from the start, with what is stored', async ({
  page,
  open,
}) => {
  await page.addInitScript(installDevTools);
  await open(REPORT_CARD);
  await store(page, fullCard(3));
  const slices = ['ui', ...games.map(({ key }) => key), 'feedback', 'badges', 'install'];
  for (const path of ['/journey', REPORT_CARD, TRUTH_OR_DARE]) {
    await open(path);
    expect((await loggedTypes(page))[0]).toBe('ui/pageOpened');
    const state = await devTools(page, ({ stores }) => stores[0]?.getState() ?? {});
    expect(Object.keys(state)).toEqual(expect.arrayContaining(slices));
    expect(state).toMatchObject({ truthOrDare: { bestStreak: 4 }, badges: { days: 3 } });
  }
});

import type { Screen, Target } from './site';
import {
  button,
  DESKTOP,
  eventually,
  expect,
  footer,
  link,
  main,
  mainMenu,
  PHONE,
  test,
} from './site';

const darkMode = button('Dark mode');
const schoolGames = button('School Games', mainMenu);
const more = button('More', mainMenu);

/** Lightness of the background: 0 is black, 1 white. */
const lightness = ({ tab }: Screen) =>
  tab.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / (3 * 255);
  });

async function expectScheme(screen: Screen, scheme: string) {
  await screen.expectAttribute(darkMode, 'aria-pressed', String(scheme === 'dark'));
  const isLight = async () => (await lightness(screen)) > 0.4;
  await eventually(isLight, `the page is light`).toBe(scheme === 'light');
}

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`on a ${system} system the scheme is ${system}; ${other} can be chosen, and persists`, async ({
    visit,
  }) => {
    const screen = await visit({ scheme: system });
    await screen.open('/');
    await expectScheme(screen, system);
    await screen.press(darkMode);
    await expectScheme(screen, other);
    await screen.reload();
    await expectScheme(screen, other);
  });
}

const expectOpen = (screen: Screen, menu: Target, isOpen: boolean) =>
  screen.expectAttribute(menu, 'aria-expanded', String(isOpen));

test('menus and links work by keyboard alone', async ({ visit }) => {
  const screen = await visit({ size: DESKTOP });
  const { tab } = screen;
  await screen.open('/');
  await tab.press('Tab');
  await screen.expectFocused(link('Skip to content'));
  await tab.press('Enter');
  await screen.expectFocused(main);

  await screen.open('/');
  await screen.tabTo(schoolGames);
  await tab.press('Enter');
  await expectOpen(screen, schoolGames, true);
  await tab.press('Tab');
  await screen.expectFocused(link('Play Now', mainMenu));
  await tab.press('Escape');
  await expectOpen(screen, schoolGames, false);
  await screen.expectFocused(schoolGames);

  await tab.press('Tab');
  await screen.expectFocused(more);
  await tab.press('Space');
  await expectOpen(screen, more, true);
  await screen.tabTo(link('About Us', mainMenu));
  await tab.press('Tab');
  await expectOpen(screen, more, false);
  await tab.press('Tab', 'Shift');
  await screen.expectFocused(more);
  await tab.press('Enter');
  await screen.tabTo(link('About Us', mainMenu));
  await tab.press('Enter');
  await screen.expectPath('/about-us');
  await expectTitleFocused(screen);
});

test('on a phone the keyboard opens the menu, and Escape closes it', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const { tab } = screen;
  await screen.open('/');
  const menu = button('Menu');
  await screen.tabTo(menu);
  await tab.press('Enter');
  await expectOpen(screen, menu, true);
  await screen.tabTo(schoolGames);
  await tab.press('Enter');
  await screen.expectPresent(link('How to Play', mainMenu));
  await tab.press('Escape');
  await screen.expectFocused(schoolGames);
  await tab.press('Escape');
  await expectOpen(screen, menu, false);
  await screen.expectFocused(menu);
});

test('a press beside an open menu closes it, and does no more', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await screen.open('/');
  const menu = button('Menu');
  const card = link('Journey', main);
  await screen.press(menu);
  await expectOpen(screen, menu, true);
  await screen.pressInSight(card);
  await expectOpen(screen, menu, false);
  await screen.expectPath('/');
  await screen.press(menu);
  await screen.press(link('Journey', mainMenu));
  await screen.expectPath('/journey');
  await expectOpen(screen, menu, false);
});

const expectTitleFocused = ({ expectResult }: Screen) =>
  expectResult('h1', 'the focus', () => document.activeElement?.localName);

test('Back and Forward restore each page, with the focus on the heading', async ({ visit }) => {
  const screen = await visit();
  const expectPage = async (path: string) => {
    await screen.expectPath(path);
    await expectTitleFocused(screen);
  };
  await screen.open('/');
  await screen.tab.evaluate(() => Object.assign(window, { notReloaded: true }) && undefined);
  await screen.press(link('Journey', mainMenu));
  await expectPage('/journey');
  await screen.press(link('Contribute', footer));
  await expectPage('/contribute');
  await screen.tab.back();
  await expectPage('/journey');
  await screen.tab.back();
  await expectPage('/');
  await screen.tab.forward();
  await expectPage('/journey');
  expect(await screen.tab.evaluate(() => 'notReloaded' in window)).toBe(true);
});

type Recorded = { transitions?: string[] };

/** Records the outcome of each view transition. */
const recordViewTransitions = () => {
  const start = Document.prototype.startViewTransition;
  if (!start) return;
  const transitions: string[] = [];
  Object.assign(window, { transitions });
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    transition.ready.then(
      () => transitions.push('ready'),
      (reason: Error) => transitions.push(reason.name),
    );
    return transition;
  };
};

test.describe('with motion', () => {
  test.use({ drawsEverything: true });

  test('a link navigates, with a view transition where the browser supports it', async ({
    visit,
  }) => {
    const screen = await visit({ before: recordViewTransitions });
    await screen.open('/');
    const isSupported = await screen.tab.evaluate(() => 'startViewTransition' in document);
    await screen.press(link('Our Journey', footer));
    await screen.expectPath('/journey');
    await expectTitleFocused(screen);
    await eventually(() =>
      screen.tab.evaluate(() => (window as never as Recorded).transitions),
    ).toEqual(isSupported ? ['ready'] : undefined);
    await screen.press(darkMode);
    await screen.expectAttribute(darkMode, 'aria-pressed', 'true');
  });
});

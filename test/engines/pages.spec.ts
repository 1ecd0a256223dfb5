import { parts, titleOf } from '../browser/pages';
import { button, heading, link } from '../plays/visitor';
import type { Screen } from './site';
import { DESKTOP, expect, PHONE, test } from './site';

const main = { role: 'main' } as const;
const mainMenu = { role: 'navigation', name: 'Main' } as const;
const darkMode = button('Dark mode');
const schoolGames = button('School Games', mainMenu);
const more = button('More', mainMenu);

const expectTitleFocused = ({ expectResult }: Screen) =>
  expectResult('h1', 'the focus', () => document.activeElement?.localName);

test.describe('with everything drawn', () => {
  test.use({ isWhole: true });

  /** No layout faults on phone and desktop. */
  async function expectLaidOut({ tab, expectResult }: Screen, path: string) {
    for (const size of [PHONE, DESKTOP]) {
      await tab.setSize(size);
      await tab.evaluate(() => document.fonts.ready.then(() => undefined));
      // The new size and fonts take time.
      await expectResult<[], string[]>([], `${path} at ${size.width}`, () =>
        window.inPage.layoutFaults(),
      );
    }
  }

  for (const [part, paths] of Object.entries(parts)) {
    test(`every page of ${part} opens without layout faults or console messages`, async ({
      visit,
    }) => {
      const screen = await visit();
      for (const path of paths) {
        await screen.open(path);
        expect(await screen.tab.evaluate(() => document.title)).toBe(titleOf(path));
        await expectLaidOut(screen, path);
      }
    });
  }

  test('an unknown URL gets the 404 page', async ({ visit, allow }) => {
    // The browser's own message; Firefox has none.
    allow(/404 \(Not Found\)/);
    const screen = await visit();
    await screen.open('/nope');
    await screen.expectText(heading('404 - Exam Cancelled!'), /./);
    await expectLaidOut(screen, '/nope');
  });

  test('a link leads on, Back and Forward restore each page, with the focus on the heading', async ({
    visit,
  }) => {
    const screen = await visit();
    const expectPage = async (path: string) => {
      await screen.expectPath(path);
      await expectTitleFocused(screen);
    };
    await screen.open('/');
    await screen.tab.evaluate(() => void Object.assign(window, { notReloaded: true }));
    await screen.press(link('Journey', mainMenu));
    await expectPage('/journey');
    await screen.tab.back();
    await expectPage('/');
    await screen.tab.forward();
    await expectPage('/journey');
    expect(await screen.tab.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
});

/** Runs in a page: whether its paper is darker than its ink would be. */
const isDark = () => {
  const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  return channels.slice(0, 3).every((channel) => Number(channel) < 100);
};

test('a chosen scheme turns the page dark, and persists', async ({ visit }) => {
  const screen = await visit();
  await screen.open('/');
  await screen.expectResult(false, 'is dark', isDark);
  await screen.press(darkMode);
  await screen.expectResult(true, 'is dark', isDark);
  await screen.reload();
  await screen.expectResult(true, 'is dark', isDark);
  await screen.expectAttribute(darkMode, 'aria-pressed', 'true');
});

test('menus and links work by keyboard alone', async ({ visit }) => {
  const screen = await visit();
  const { tab } = screen;
  await screen.open('/');
  await tab.press('Tab');
  await screen.expectFocused(link('Skip to content'));
  await tab.press('Enter');
  await screen.expectFocused(main);
  await screen.open('/');
  await screen.tabTo(schoolGames);
  await tab.press('Enter');
  await tab.press('Tab');
  await screen.expectFocused(link('Play Now', mainMenu));
  await tab.press('Escape');
  await screen.expectAttribute(schoolGames, 'aria-expanded', 'false');
  await screen.expectFocused(schoolGames);
  await tab.press('Tab');
  await tab.press('Space');
  await screen.expectAttribute(more, 'aria-expanded', 'true');
  await screen.tabTo(link('About Us', mainMenu));
  await tab.press('Tab');
  await screen.expectAttribute(more, 'aria-expanded', 'false');
  await tab.press('Tab', 'Shift');
  await screen.expectFocused(more);
  await tab.press('Enter');
  await screen.tabTo(link('About Us', mainMenu));
  await tab.press('Enter');
  await screen.expectPath('/about-us');
  await expectTitleFocused(screen);
});

import type { Locator, Page } from '@playwright/test';
import { feedback } from './feedbackScreen';
import { advance, openWithPausedClock } from './gameTime';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage, titleOf } from './pages';
import { newShifts, watchShifts } from './shifts';
import {
  button,
  delayRequests,
  expect,
  footer,
  gameTiles,
  heading,
  link,
  scrolledBy,
  scrollToBottom,
  setHidden,
  test,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';
import { finishPageTurn, pageTurnsOf, watchPageTurns } from './turns';

test.use({ turnsPages: true });

const expectTurns = (page: Page, times: number) =>
  expect.poll(async () => (await pageTurnsOf(page)).length, 'pages turned over').toBe(times);

/** Expects that number of page turns, the last of which is running. */
async function expectTurning(page: Page, times: number) {
  await expectTurns(page, times);
  await expect
    .poll(async () => (await pageTurnsOf(page)).at(-1), 'the last turn')
    .toMatchObject({ began: 'gone over', isOver: false });
}

/** Expects that number of page turns, all finished. */
const expectLying = (page: Page, times: number) =>
  expect
    .poll(async () => (await pageTurnsOf(page)).map(({ isOver }) => isOver), 'turns that are over')
    .toEqual(Array(times).fill(true));

/** By Enter, as Playwright's clicks wait for animations. */
const follow = (to: Locator) => to.press('Enter');

/** The centre of a control. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a link turns the page: the old snapshot is animated within 600 ms, and nothing else', {
  tag: '@journey',
}, async ({ page, open }) => {
  await watchPageTurns(page);
  await watchShifts(page);
  await open('/');
  await scrollToBottom(page);
  await newShifts(page);
  await follow(link(footer(page), 'Our Journey'));
  await expectTurning(page, 1);
  await test.step('while it is turned, the new page is there already', async () => {
    await expectPage(page, '/journey');
    await expect(heading(page)).toBeFocused();
    expect(await scrolledBy(page)).toBe(0);
    await expect(page.locator('[aria-live="polite"]:not([role])')).toHaveText(titleOf('/journey'));
  });
  const [turn] = await pageTurnsOf(page);
  const moving = turn?.moved.filter(({ part }) => !part.includes('group'));
  expect(moving?.map(({ part }) => part)).toEqual(['::view-transition-old(root)']);
  for (const { part, ends } of turn?.moved ?? []) {
    expect(ends, part).toBeGreaterThan(0);
    expect(ends, part).toBeLessThan(600);
  }
  await finishPageTurn(page);
  await expectLying(page, 1);
  expect(await newShifts(page)).toEqual([]);

  await test.step('to a part of another page too, where it is read', async () => {
    await follow(link(footer(page), 'FAQ'));
    await expectTurning(page, 2);
    await expect(page.getByRole('heading', { name: 'FAQ', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'FAQ', exact: true })).toBeInViewport();
    await finishPageTurn(page);
    await expectLying(page, 2);
  });

  await test.step('but not within a page, to its top, nor back and forward', async () => {
    await scrollToBottom(page);
    await follow(link(footer(page), 'FAQ'));
    await expect(page.getByRole('heading', { name: 'FAQ', exact: true })).toBeInViewport();
    await page.goBack();
    await expectPage(page, '/journey');
    await scrollToBottom(page);
    await follow(link(footer(page), 'Our Journey'));
    await expect(heading(page)).toBeInViewport();
    await page.goBack();
    await expectPage(page, '/');
    await page.goForward();
    await expectPage(page, '/journey');
    await expectLying(page, 2);
  });
});

const presses: [how: string, press: (page: Page, control: Locator) => Promise<void>][] = [
  ['click', async (page, control) => page.mouse.click(...(await middleOf(control)))],
  ['tap', async (page, control) => page.touchscreen.tap(...(await middleOf(control)))],
];

for (const [how, press] of presses) {
  test.describe(`a ${how} during a page turn`, () => {
    test.use({ hasTouch: how === 'tap' });

    test('skips the transition, and presses the control there', async ({ page, open }) => {
      await watchPageTurns(page);
      await open('/school-games');
      const { level } = truthOrDare(page);
      const { firstName } = loveCalculator(page);
      const { message } = feedback(page);

      await test.step('a radio', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectTurning(page, 1);
        await press(page, level('Hard').locator('..'));
        await expect(level('Hard')).toBeChecked();
        await expectLying(page, 1);
      });
      await test.step('a field to write in', async () => {
        await follow(link(gameTiles(page), 'Love Calculator'));
        await expectTurning(page, 2);
        await press(page, firstName);
        await expectLying(page, 2);
        await page.keyboard.type('Raju');
        await expect(firstName).toHaveValue('Raju');
      });
      await test.step('nothing, where nothing is', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectTurning(page, 3);
        await press(page, heading(page));
        await expectLying(page, 3);
        await expectPage(page, TRUTH_OR_DARE);
      });
      await test.step('a button', async () => {
        await follow(link(gameTiles(page), 'Love Calculator'));
        await expectTurning(page, 4);
        await press(page, button(page, 'Dark mode'));
        await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
        await expectLying(page, 4);
      });
      await test.step('a link, which turns to the next page', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectTurning(page, 5);
        await press(page, link(gameTiles(page), 'Quiz Game'));
        await expectTurning(page, 6);
        await expectPage(page, '/school-games/quizgame');
        await finishPageTurn(page);
        await expectLying(page, 6);
      });
      await test.step('a box to write in', async () => {
        await follow(link(footer(page), 'Feedback'));
        await expectTurning(page, 7);
        await press(page, message);
        await expectLying(page, 7);
        await page.keyboard.type('Yaad hai?');
        await expect(message).toHaveValue('Yaad hai?');
      });
    });
  });
}

test('the keyboard works during a page turn, also to navigate', async ({ page, open }) => {
  await watchPageTurns(page);
  await open('/');
  await follow(link(footer(page), 'Our Journey'));
  await expectTurning(page, 1);
  await follow(link(footer(page), 'School Games'));
  await expectTurning(page, 2);
  await expectPage(page, '/school-games');
  await expect(heading(page)).toBeFocused();
  expect((await pageTurnsOf(page))[0]?.isOver, 'two are turned at once').toBe(true);
  await page.goBack();
  await expectPage(page, '/journey');
  await finishPageTurn(page);
  await expectLying(page, 2);
});

test('once the browser has its snapshot, the page is turned, however long rendering takes', async ({
  page,
  open,
}) => {
  await watchPageTurns(page);
  await openWithPausedClock(page, open, '/');
  await follow(link(footer(page), 'Our Journey'));
  await expectPage(page, '/journey');
  await advance(page, 3000);
  await expectTurning(page, 1);
});

/** Stops frames, without which the browser takes no snapshot and starts no transition. */
const preventSnapshots = (page: Page) =>
  page.addInitScript(() => {
    Document.prototype.startViewTransition = (update) => {
      const never = new Promise<never>(() => undefined);
      const skipTransition = () => void (update as () => Promise<void>)();
      return { ready: never, finished: never, skipTransition } as unknown as ViewTransition;
    };
  });

test.describe('no page is turned', () => {
  const goThere = async (page: Page) => {
    await follow(link(footer(page), 'Our Journey'));
    await expectPage(page, '/journey');
    await expect(heading(page)).toBeFocused();
  };

  test('under reduced motion, nor in a hidden tab', async ({ page, open }) => {
    await watchPageTurns(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    await goThere(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setHidden(page, true);
    await follow(link(footer(page), 'School Games'));
    await expectPage(page, '/school-games');
    expect(await pageTurnsOf(page)).toEqual([]);
    await setHidden(page, false);
    await follow(link(footer(page), 'Our Journey'));
    await expectTurning(page, 1);
  });

  test('if the browser takes no snapshot of the old one in time', async ({ page, open }) => {
    await preventSnapshots(page);
    await open('/');
    await goThere(page);
    await follow(link(footer(page), 'School Games'));
    await expectPage(page, '/school-games');
    await expect(heading(page)).toBeFocused();
  });

  test.describe('without view transitions', () => {
    test.use({ turnsPages: false });

    test('and links still navigate', async ({ page, open }) => {
      await open('/');
      expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
      await goThere(page);
    });
  });
});

const late: [
  what: string,
  from: string,
  to: (page: Page) => Locator,
  path: string,
  file: RegExp,
][] = [
  [
    'a page',
    '/',
    (page) => link(footer(page), 'Our Journey'),
    '/journey',
    /assets\/journey\b.*\.js$/,
  ],
  [
    'a game',
    '/school-games',
    (page) => link(gameTiles(page), 'Quiz Game'),
    '/school-games/quizgame',
    /assets\/quiz\b.*\.js$/,
  ],
];

for (const [what, from, to, path, file] of late) {
  test(`while ${what} is loading, the old page responds; it is turned when the new one is ready`, async ({
    page,
    open,
  }) => {
    await watchPageTurns(page);
    await open(from);
    const release = await delayRequests(page, file);
    await follow(to(page));
    await expect(page.locator('html[data-loading-page]')).toBeAttached();
    await button(page, 'Dark mode').click();
    await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
    expect(await pageTurnsOf(page)).toEqual([]);
    await expect(page).toHaveTitle(titleOf(from));
    release();
    await expectTurning(page, 1);
    await expectPage(page, path);
    await finishPageTurn(page);
    await expectLying(page, 1);
  });

  test(`when ${what} fails to load, there is an error, and the page responds`, async ({
    page,
    open,
    consoleLines,
    expectConsole,
  }) => {
    await watchPageTurns(page);
    await open(from);
    await page.route(file, (route) => route.abort());
    await follow(to(page));
    await expect(heading(page)).toHaveText('Yeh panna khul nahi raha');
    await expect(heading(page)).toBeFocused();
    expect(await pageTurnsOf(page)).toEqual([]);
    await button(page, 'Dark mode').click();
    await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll();
    await follow(link(footer(page), 'Contribute'));
    await expectTurning(page, 1);
    await expectPage(page, '/contribute');
    // Two failed requests, then the error that React reports.
    const failed = 'error: Failed to load resource: net::ERR_FAILED';
    expectConsole(failed, failed, ...consoleLines.slice(2).map(() => /^error: ChunkLoadError/));
  });
}

/** Makes the next page turn go back in history before the new page is rendered. */
const goBackInNextPageTurn = (page: Page) =>
  page.evaluate(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      Document.prototype.startViewTransition = start;
      return start.call(this, async () => {
        const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
        history.back();
        await back;
        return (update as () => Promise<void>)();
      });
    };
  });

test('going back at the start of a page turn does not block the page', async ({ page, open }) => {
  await watchPageTurns(page);
  await open('/');
  await goBackInNextPageTurn(page);
  // For the router this is no navigation: the page was never left.
  await follow(link(footer(page), 'Our Journey'));
  await expectSkipped(page, 0);
  await expectPage(page, '/');

  await follow(link(footer(page), 'Our Journey'));
  await expectTurning(page, 2);
  await finishPageTurn(page);
  await goBackInNextPageTurn(page);
  await follow(link(footer(page), 'School Games'));
  await expectSkipped(page, 2);
  await expectPage(page, '/journey');
});

/** Expects that the transition was skipped, before the browser's own timeout. */
async function expectSkipped(page: Page, turn: number) {
  await expect.poll(async () => (await pageTurnsOf(page))[turn]?.began).toBeTruthy();
  expect((await pageTurnsOf(page))[turn]?.began).not.toBe('TimeoutError');
}

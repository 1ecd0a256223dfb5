import type { Locator, Page } from '@playwright/test';
import { feedback } from './feedbackScreen';
import { advance, openWithPausedClock } from './gameTime';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage, titleOf } from './pages';
import { finishPageTransition, pageTransitionsOf, watchPageTransitions } from './pageTransitions';
import { newShifts, watchShifts } from './shifts';
import {
  button,
  delayRequests,
  expect,
  expectHandwriting,
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

test.use({ hasPageTransitions: true, drawsEverything: true });

const expectTransitions = (page: Page, times: number) =>
  expect.poll(async () => (await pageTransitionsOf(page)).length, 'page transitions').toBe(times);

/** Expects that number of page transitions, the last of which is running. */
async function expectRunningTransition(page: Page, times: number) {
  await expectTransitions(page, times);
  await expect
    .poll(async () => (await pageTransitionsOf(page)).at(-1), 'the last transition')
    .toMatchObject({ outcome: 'ready', isOver: false });
}

/** Expects that number of page transitions, all finished. */
const expectFinishedTransitions = (page: Page, times: number) =>
  expect
    .poll(
      async () => (await pageTransitionsOf(page)).map(({ isOver }) => isOver),
      'finished page transitions',
    )
    .toEqual(Array(times).fill(true));

/** By Enter, as Playwright's clicks wait for animations. */
const follow = (target: Locator) => target.press('Enter');

/** The centre of a control. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a link starts a page transition: only the old snapshot is animated, for less than 600 ms', {
  tag: '@journey',
}, async ({ page, open }) => {
  const faq = page.getByRole('heading', { name: 'FAQ', exact: true });
  await watchPageTransitions(page);
  await watchShifts(page);
  await open('/');
  // A font that is swapped in while the page is left would move some letters of Home.
  await expectHandwriting(page);
  await scrollToBottom(page);
  await newShifts(page);
  await follow(link(footer(page), 'Our Journey'));
  await expectRunningTransition(page, 1);
  await test.step('the new page is there during the animation', async () => {
    await expectPage(page, '/journey');
    await expect(heading(page)).toBeFocused();
    expect(await scrolledBy(page)).toBe(0);
    await expect(page.locator('[aria-live="polite"]:not([role])')).toHaveText(titleOf('/journey'));
  });
  const [transition] = await pageTransitionsOf(page);
  const animated = transition?.animations.filter(({ part }) => !part.includes('group'));
  expect(animated?.map(({ part }) => part)).toEqual(['::view-transition-old(root)']);
  for (const { part, ends } of transition?.animations ?? []) {
    expect(ends, part).toBeGreaterThan(0);
    expect(ends, part).toBeLessThan(600);
  }
  await finishPageTransition(page);
  await expectFinishedTransitions(page, 1);
  expect(await newShifts(page)).toEqual([]);

  await test.step('a link to a heading of another page starts one, too', async () => {
    await follow(link(footer(page), 'FAQ'));
    await expectRunningTransition(page, 2);
    await expect(faq).toBeFocused();
    await expect(faq).toBeInViewport();
    await finishPageTransition(page);
    await expectFinishedTransitions(page, 2);
  });

  await test.step('links to the same page, Back and Forward do not', async () => {
    await scrollToBottom(page);
    await follow(link(footer(page), 'FAQ'));
    await expect(faq).toBeInViewport();
    await page.goBack();
    await expectPage(page, '/journey');
    await scrollToBottom(page);
    await follow(link(footer(page), 'Our Journey'));
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    await page.goBack();
    await expectPage(page, '/');
    await page.goForward();
    await expectPage(page, '/journey');
    await expectFinishedTransitions(page, 2);
  });
});

const presses: [how: string, press: (page: Page, control: Locator) => Promise<void>][] = [
  ['click', async (page, control) => page.mouse.click(...(await middleOf(control)))],
  ['tap', async (page, control) => page.touchscreen.tap(...(await middleOf(control)))],
];

for (const [how, press] of presses) {
  test.describe(`a ${how} during a page transition`, () => {
    test.use({ hasTouch: how === 'tap' });

    test('skips it, and activates the control below it', async ({ page, open }) => {
      await watchPageTransitions(page);
      await open('/school-games');
      const { level } = truthOrDare(page);
      const { firstName } = loveCalculator(page);
      const { message } = feedback(page);

      await test.step('a radio', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectRunningTransition(page, 1);
        await press(page, level('Hard').locator('..'));
        await expect(level('Hard')).toBeChecked();
        await expectFinishedTransitions(page, 1);
      });
      await test.step('a text field', async () => {
        await follow(link(gameTiles(page), 'Love Calculator'));
        await expectRunningTransition(page, 2);
        await press(page, firstName);
        await expectFinishedTransitions(page, 2);
        await page.keyboard.type('Raju');
        await expect(firstName).toHaveValue('Raju');
      });
      await test.step('no control', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectRunningTransition(page, 3);
        await press(page, heading(page));
        await expectFinishedTransitions(page, 3);
        await expectPage(page, TRUTH_OR_DARE);
      });
      await test.step('a button', async () => {
        await follow(link(gameTiles(page), 'Love Calculator'));
        await expectRunningTransition(page, 4);
        await press(page, button(page, 'Dark mode'));
        await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
        await expectFinishedTransitions(page, 4);
      });
      await test.step('a link, which starts another one', async () => {
        await follow(link(gameTiles(page), 'Truth or Dare'));
        await expectRunningTransition(page, 5);
        await press(page, link(gameTiles(page), 'Quiz Game'));
        await expectRunningTransition(page, 6);
        await expectPage(page, '/school-games/quizgame');
        await finishPageTransition(page);
        await expectFinishedTransitions(page, 6);
      });
      await test.step('a textarea', async () => {
        await follow(link(footer(page), 'Feedback'));
        await expectRunningTransition(page, 7);
        await press(page, message);
        await expectFinishedTransitions(page, 7);
        await page.keyboard.type('Yaad hai?');
        await expect(message).toHaveValue('Yaad hai?');
      });
    });
  });
}

test('a link can be followed by keyboard during a page transition', async ({ page, open }) => {
  await watchPageTransitions(page);
  await open('/');
  await follow(link(footer(page), 'Our Journey'));
  await expectRunningTransition(page, 1);
  await follow(link(footer(page), 'School Games'));
  await expectRunningTransition(page, 2);
  await expectPage(page, '/school-games');
  await expect(heading(page)).toBeFocused();
  expect((await pageTransitionsOf(page))[0]?.isOver, 'the first one is skipped').toBe(true);
  await page.goBack();
  await expectPage(page, '/journey');
  await finishPageTransition(page);
  await expectFinishedTransitions(page, 2);
});

test('once the browser has its snapshot, the transition runs, however long rendering takes', async ({
  page,
  open,
}) => {
  await watchPageTransitions(page);
  await openWithPausedClock(page, open, '/');
  await follow(link(footer(page), 'Our Journey'));
  await expectPage(page, '/journey');
  await advance(page, 3000);
  await expectRunningTransition(page, 1);
});

/** Mocks a browser that takes no snapshot, for lack of frames, and never starts the transition. */
const preventSnapshots = (page: Page) =>
  page.addInitScript(() => {
    Document.prototype.startViewTransition = (update) => {
      const never = new Promise<never>(() => undefined);
      const skipTransition = () => void (update as () => Promise<void>)();
      return { ready: never, finished: never, skipTransition } as unknown as ViewTransition;
    };
  });

test.describe('there is no page transition', () => {
  const expectLinkWorks = async (page: Page, name: string, path: string) => {
    await follow(link(footer(page), name));
    await expectPage(page, path);
    await expect(heading(page)).toBeFocused();
  };

  test('with reduced motion, or in a hidden tab', async ({ page, open }) => {
    await watchPageTransitions(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    await expectLinkWorks(page, 'Our Journey', '/journey');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setHidden(page, true);
    await expectLinkWorks(page, 'School Games', '/school-games');
    expect(await pageTransitionsOf(page)).toEqual([]);
    await setHidden(page, false);
    await follow(link(footer(page), 'Our Journey'));
    await expectRunningTransition(page, 1);
  });

  test('if the browser takes no snapshot of the old page in time', async ({ page, open }) => {
    await preventSnapshots(page);
    await open('/');
    await expectLinkWorks(page, 'Our Journey', '/journey');
    await expectLinkWorks(page, 'School Games', '/school-games');
  });

  test.describe('without view transitions', () => {
    test.use({ hasPageTransitions: false });

    test('and links still navigate', async ({ page, open }) => {
      await open('/');
      expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
      await expectLinkWorks(page, 'Our Journey', '/journey');
    });
  });
});

const loads = [
  {
    what: 'a page',
    from: '/',
    linkTo: (page: Page) => link(footer(page), 'Our Journey'),
    path: '/journey',
    file: /assets\/journey\b.*\.js$/,
  },
  {
    what: 'a game',
    from: '/school-games',
    linkTo: (page: Page) => link(gameTiles(page), 'Quiz Game'),
    path: '/school-games/quizgame',
    file: /assets\/quiz\b.*\.js$/,
  },
];

for (const { what, from, linkTo, path, file } of loads) {
  test(`while ${what} is loading, the old page responds; the transition waits for the new one`, async ({
    page,
    open,
  }) => {
    await watchPageTransitions(page);
    await open(from);
    const release = await delayRequests(page, file);
    await follow(linkTo(page));
    await expect(page.locator('html[data-loading-page]')).toBeAttached();
    await button(page, 'Dark mode').click();
    await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
    expect(await pageTransitionsOf(page)).toEqual([]);
    await expect(page).toHaveTitle(titleOf(from));
    release();
    await expectRunningTransition(page, 1);
    await expectPage(page, path);
    await expect(page.locator('html[data-loading-page]')).toHaveCount(0);
    await finishPageTransition(page);
    await expectFinishedTransitions(page, 1);
  });

  test(`when ${what} fails to load, an error is shown, and the frame responds`, async ({
    page,
    open,
    consoleLines,
    expectConsole,
  }) => {
    await watchPageTransitions(page);
    await open(from);
    await page.route(file, (route) => route.abort());
    await follow(linkTo(page));
    await expect(heading(page)).toHaveText('Yeh panna khul nahi raha');
    await expect(heading(page)).toBeFocused();
    expect(await pageTransitionsOf(page)).toEqual([]);
    await button(page, 'Dark mode').click();
    await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll();
    await follow(link(footer(page), 'Contribute'));
    await expectRunningTransition(page, 1);
    await expectPage(page, '/contribute');
    // Two failed requests, then the error that React reports.
    const failed = 'error: Failed to load resource: net::ERR_FAILED';
    expectConsole(failed, failed, ...consoleLines.slice(2).map(() => /^error: ChunkLoadError/));
  });
}

/** Makes the next page transition go back in history before the new page is rendered. */
const goBackInNextPageTransition = (page: Page) =>
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

test('going back at the start of a page transition does not block the page', async ({
  page,
  open,
}) => {
  await watchPageTransitions(page);
  await open('/');
  await goBackInNextPageTransition(page);
  // The router does not navigate: the page was never left.
  await follow(link(footer(page), 'Our Journey'));
  await expectSkipped(page, 0);
  await expectPage(page, '/');

  await follow(link(footer(page), 'Our Journey'));
  await expectRunningTransition(page, 2);
  await finishPageTransition(page);
  await goBackInNextPageTransition(page);
  await follow(link(footer(page), 'School Games'));
  await expectSkipped(page, 2);
  await expectPage(page, '/journey');
});

/** Expects that the transition was skipped, before the browser's own timeout. */
async function expectSkipped(page: Page, transition: number) {
  await expect.poll(async () => (await pageTransitionsOf(page))[transition]?.outcome).toBeTruthy();
  expect((await pageTransitionsOf(page))[transition]?.outcome).not.toBe('TimeoutError');
}

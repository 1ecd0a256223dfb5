import type { Locator, Page } from '@playwright/test';
import { advance } from './gameTime';
import { expectPage, titleOf } from './pages';
import { finishPageTransition, pageTransitionsOf, watchPageTransitions } from './pageTransitions';
import { newShifts, watchShifts } from './shifts';
import {
  button,
  clickAt,
  delayRequests,
  expect,
  expectHandwriting,
  footer,
  gameTiles,
  heading,
  link,
  mainMenu,
  openPaused,
  reload,
  scrolledBy,
  scrollToBottom,
  setHidden,
  test,
} from './site';

test.use({ hasPageTransitions: true, drawsEverything: true });
test.beforeEach(({ page }) => watchPageTransitions(page));

/** Expects that number of page transitions, the last of which is running. */
async function expectRunningTransition(page: Page, times: number) {
  const transitions = async () => {
    const all = await pageTransitionsOf(page);
    return [all.length, all.at(-1)?.outcome, all.at(-1)?.isOver];
  };
  await expect.poll(transitions, 'the last transition').toEqual([times, 'ready', false]);
}

/** Expects that number of page transitions, all finished. */
const expectFinishedTransitions = (page: Page, times: number) =>
  expect
    .poll(async () => (await pageTransitionsOf(page)).map(({ isOver }) => isOver))
    .toEqual(Array(times).fill(true));

/** Follows a link by Enter, as Playwright's clicks wait for animations. */
const follow = (target: Locator) => target.press('Enter');

test('a link starts a page transition: only the old snapshot is animated, for less than 600 ms', {
  tag: '@journey',
}, async ({ page, open }) => {
  const faq = page.getByRole('heading', { name: 'FAQ', exact: true });
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
  const { animations = [] } = (await pageTransitionsOf(page))[0] ?? {};
  const animated = animations.filter(({ part }) => !part.includes('group'));
  expect(animated.map(({ part }) => part)).toEqual(['::view-transition-old(root)']);
  for (const { part, ends } of animations) {
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
  });
  await test.step('links to the same page, Back and Forward do not', async () => {
    await scrollToBottom(page);
    await follow(link(footer(page), 'FAQ'));
    await expect(faq).toBeFocused();
    await expect(faq).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expectPage(page, '/journey');
    await page.goForward();
    await expect(page).toHaveTitle(titleOf('/about-us'));
    await expectFinishedTransitions(page, 2);
  });
});

test('a tap during a page transition skips it, and activates the control below it', async ({
  page,
  open,
}) => {
  await open('/');
  const message = page.getByRole('textbox', { name: 'Message' });
  await follow(link(footer(page), 'Contact Us'));
  await expectRunningTransition(page, 1);
  await clickAt(message);
  await expectFinishedTransitions(page, 1);
  await page.keyboard.type('Yaad hai?');
  await expect(message).toHaveValue('Yaad hai?');

  await follow(link(footer(page), 'School Games'));
  await expectRunningTransition(page, 2);
  await clickAt(page.getByText('Takrar', { exact: true }));
  await expect(page.getByRole('radio', { name: 'Takrar' })).toBeChecked();
  await expectFinishedTransitions(page, 2);

  await follow(link(gameTiles(page), 'Truth or Dare'));
  await expectRunningTransition(page, 3);
  await clickAt(link(gameTiles(page), 'Quiz Game'));
  await expectRunningTransition(page, 4);
  await expectPage(page, '/school-games/quizgame');
  await follow(link(footer(page), 'Our Journey'));
  await expectRunningTransition(page, 5);
});

test('once the browser has its snapshot, the transition runs, however long rendering takes', async ({
  page,
}) => {
  await openPaused(page, '/');
  await follow(link(footer(page), 'Our Journey'));
  await expectPage(page, '/journey');
  await advance(page, 3000);
  await expectRunningTransition(page, 1);
});

const expectLinkWorks = async (page: Page, name: string, path: string) => {
  await follow(link(footer(page), name));
  await expectPage(page, path);
  await expect(heading(page)).toBeFocused();
};

test('there is no page transition in a hidden tab', async ({ page, open }) => {
  await open('/');
  await setHidden(page, true);
  await expectLinkWorks(page, 'School Games', '/school-games');
  expect(await pageTransitionsOf(page)).toEqual([]);
  await setHidden(page, false);
  await follow(link(footer(page), 'Our Journey'));
  await expectRunningTransition(page, 1);
});

test('a browser that takes no snapshot in time, for lack of frames, shows the new page', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = (update) => {
      const never = new Promise<never>(() => undefined);
      const skipTransition = () => void (update as () => Promise<void>)();
      return { ready: never, finished: never, skipTransition } as unknown as ViewTransition;
    };
  });
  await open('/');
  await expectLinkWorks(page, 'Our Journey', '/journey');
  await expectLinkWorks(page, 'School Games', '/school-games');
});

const HOME_FILE = /assets\/home\b.*\.js$/;
const QUIZ_FILE = /assets\/quiz\b.*\.js$/;

test('while a page is loading, the old one responds, and a menu that is opened stays open', async ({
  page,
  open,
}) => {
  await open('/school-games');
  const release = await delayRequests(page, QUIZ_FILE);
  await follow(link(gameTiles(page), 'Quiz Game'));
  await expect(page.locator('html[data-loading-page]')).toBeAttached();
  const more = button(mainMenu(page), 'More');
  await more.click();
  expect(await pageTransitionsOf(page)).toEqual([]);
  await expect(page).toHaveTitle(titleOf('/school-games'));
  release();
  await expectRunningTransition(page, 1);
  await expectPage(page, '/school-games/quizgame');
  await expect(page.locator('html[data-loading-page]')).toHaveCount(0);
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(more).toBeFocused();
});

for (const { steps, to, how } of [
  { steps: -1, to: '/school-games', how: '' },
  { steps: -2, to: '/', how: ', nor does a step to a page that loads slowly' },
]) {
  test(`going back at the start of a page transition does not block the page${how}`, async ({
    page,
    open,
  }) => {
    await open('/');
    await expectLinkWorks(page, 'School Games', '/school-games');
    await reload(page);
    const release = await delayRequests(page, HOME_FILE);
    await page.evaluate((steps) => {
      const start = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (update) {
        Document.prototype.startViewTransition = start;
        return start.call(this, async () => {
          const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
          history.go(steps);
          await back;
          return (update as () => Promise<void>)();
        });
      };
    }, steps);
    await follow(link(footer(page), 'Our Journey'));
    await expect.poll(async () => (await pageTransitionsOf(page))[0]?.outcome).toBeTruthy();
    // The transition was skipped before the browser's own timeout.
    expect((await pageTransitionsOf(page))[0]?.outcome).not.toBe('TimeoutError');
    release();
    await expectPage(page, to);
    await follow(link(footer(page), 'Our Journey'));
    await expectRunningTransition(page, 2);
    await expectPage(page, '/journey');
  });
}

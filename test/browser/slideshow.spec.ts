import type { Locator, Page } from '@playwright/test';
import { scenes } from '../../src/pages/home/content';
import { PLAYED_AT } from '../plays/visitor';
import { advance, pauseClock } from './gameTime';
import {
  button,
  expect,
  expectReady,
  heading,
  openBeforeHydration,
  PHONE,
  scrolledBy,
  tabTo,
  test,
} from './site';

/* When autoplay goes on and when it waits is tested in kit/carousel.test.tsx. */

test.use({ drawsEverything: true });

const INTERVAL = 7000;
const ANIMATION = 500;
const [first, second, third] = scenes.map(({ title }) => title) as [string, string, string];

const slideshow = (page: Page) => {
  const region = page.getByRole('region', { name: 'School ki yaadein', exact: true });
  return {
    region,
    dot: (name: string) => button(region, name),
    pauseButton: button(region, 'Pause slideshow'),
    /** The drawing in the accessibility tree: only the visible one. */
    drawing: region.getByRole('img'),
    list: region.locator('.slick-list'),
    track: region.locator('.slick-track'),
    expectScene: (name: string) =>
      expect(region.locator('button[aria-current=true]')).toHaveAccessibleName(name),
  };
};

/** Waits for pending frames. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );

/** Opens Home with a paused clock. */
async function openPaused(page: Page, beforeHydration: () => Promise<unknown> = async () => {}) {
  await page.clock.install({ time: PLAYED_AT.getTime() - 1000 });
  await pauseClock(page, PLAYED_AT);
  await page.goto('/');
  await beforeHydration();
  // The scripts are requested after first paint.
  await advance(page, 50);
  await expectReady(page);
  // The slider measures itself 50 ms after rendering, and starts its interval then.
  await slideshow(page).list.evaluate(
    (element) => new Promise((resolve) => new ResizeObserver(resolve).observe(element)),
  );
  await advance(page, 50);
  await nextFrame(page);
}

async function expectSceneAfter(page: Page, name: string, ms: number) {
  await advance(page, ms);
  await nextFrame(page);
  await slideshow(page).expectScene(name);
}

/** The visible captions, with the visible percentage of each slide. */
const visibleScenes = (list: Locator) =>
  list.evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('figure')]
      .map((scene) => {
        const box = scene.getBoundingClientRect();
        const visible = Math.min(box.right, right) - Math.max(box.left, left);
        const percent = Math.max(0, Math.round((100 * visible) / (right - left)));
        return [scene.textContent, percent] as const;
      })
      .filter(([, percent]) => percent > 0);
  });

/** Expects that only this scene is visible and in the accessibility tree. */
async function expectOnly(page: Page, name: string) {
  const { list, drawing } = slideshow(page);
  const { caption = '', alt = '' } = scenes.find(({ title }) => title === name) ?? {};
  await expect.poll(() => visibleScenes(list)).toEqual([[caption, 100]]);
  await expect(drawing).toHaveAccessibleName(alt);
}

/** Expects the scene of a pressed dot, alone after its animation. */
async function expectSlideTo(page: Page, name: string) {
  await expectSceneAfter(page, name, 1);
  await advance(page, ANIMATION);
  await expectOnly(page, name);
}

test('three scenes slide for half a second each, and start over after the last', async ({
  page,
}) => {
  await openPaused(page);
  const { track } = slideshow(page);
  await expectOnly(page, first);
  await expectSceneAfter(page, first, INTERVAL - 1);
  await expectSceneAfter(page, second, 1);
  await expect(track).toHaveCSS('transition-duration', '0.5s');
  await advance(page, ANIMATION - 1);
  await nextFrame(page);
  await expect(track, 'not for less').toHaveCSS('transition-duration', '0.5s');
  await advance(page, 1);
  await expect(track, 'not for more').toHaveCSS('transition-duration', '0s');
  await expectOnly(page, second);
  for (const name of [third, first]) {
    await expectSceneAfter(page, name, INTERVAL);
    await advance(page, ANIMATION);
    await expectOnly(page, name);
  }
});

test('a dot shows its scene, by mouse and by key, and keeps the focus; the last of two quick ones counts', {
  tag: '@journey',
}, async ({ page }) => {
  await openPaused(page);
  const { dot } = slideshow(page);
  await dot(third).click();
  await expectSceneAfter(page, third, ANIMATION / 2);
  await dot(first).click();
  await expectSlideTo(page, first);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSlideTo(page, second);
  await expect(dot(second)).toBeFocused();
});

test('slides are not focusable, hidden ones are aria-hidden, and Tab reaches dots and button only', async ({
  page,
}) => {
  await openPaused(page);
  const { region, dot, list, pauseButton } = slideshow(page);
  for (const name of [first, second, third]) {
    await dot(name).click();
    await expectSlideTo(page, name);
    const slides = await list.locator('.slick-slide').evaluateAll((all) =>
      all.map((slide) => ({
        isShown: slide.getAttribute('aria-hidden') !== 'true',
        isCurrent: slide.matches('.slick-current, .slick-active'),
        // Focusable elements, except those with a tabindex of -1.
        focusable: [slide, ...slide.querySelectorAll<HTMLElement>('*')].filter((part) => {
          if (part.getAttribute('tabindex') === '-1') return false;
          (part as HTMLElement).focus();
          return document.activeElement === part;
        }).length,
        // The clones would duplicate them.
        ids: slide.querySelectorAll('[id]').length,
      })),
    );
    const shown = slides.filter(({ isShown }) => isShown);
    expect(shown).toEqual([{ isShown: true, isCurrent: true, focusable: 0, ids: 0 }]);
    // Two more scenes, and a clone at each end.
    const hidden = { isShown: false, isCurrent: false, focusable: 0, ids: 0 };
    expect(slides.filter(({ isShown }) => !isShown)).toEqual(Array(slides.length - 1).fill(hidden));
  }
  await heading(page).focus();
  for (const next of [dot(first), dot(second), dot(third), pauseButton]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(region.locator(':focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

for (const [how, suspend] of [
  ['hovered', (page) => slideshow(page).region.hover({ position: { x: 20, y: 20 } })],
  ['focused', (page) => tabTo(page, slideshow(page).dot(first))],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`the slideshow waits, too, if it was ${how} before hydration`, async ({ page }) => {
    await openPaused(page, () => suspend(page));
    await expectSceneAfter(page, first, INTERVAL + ANIMATION);
  });
}

/** The boxes of the visible scene, its drawing and its caption, in whole pixels, as the slider has them. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[aria-roledescription=carousel] figure')].find(
      (figure) => figure.checkVisibility() && !figure.closest('[aria-hidden=true]'),
    );
    return [shown, ...(shown?.querySelectorAll('svg, figcaption') ?? [])].map((part) => {
      const { left, top, width, height } = (part as Element).getBoundingClientRect();
      return [left, top, width, height];
    });
  });

test('the first scene is painted before hydration, and does not move; a dot that was tapped shows its scene', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { drawing, dot, track } = slideshow(page);
  let hydrate = await openBeforeHydration(page, '/');
  await expect(drawing).toBeInViewport();
  await expect(drawing).toHaveAccessibleName(scenes[0].alt);
  await expect
    .poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width))
    .toBeGreaterThan(400);
  const before = (await boxesOf(page)).flat();
  await dot(third).focus();
  await hydrate();
  await expect(track).toBeAttached();
  const after = (await boxesOf(page)).flat();
  expect(after).toHaveLength(before.length);
  // The slider rounds to whole pixels.
  for (const [index, side] of before.entries())
    expect(Math.abs((after[index] ?? Number.NaN) - side)).toBeLessThan(1);
  await expect(dot(third)).toBeFocused();

  hydrate = await openBeforeHydration(page, '/');
  await dot(third).click();
  await slideshow(page).expectScene(first);
  await hydrate();
  await slideshow(page).expectScene(third);
  await expectOnly(page, third);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe shows the next or previous scene, and a vertical swipe scrolls the page', async ({
    page,
    cdp,
  }) => {
    await openPaused(page);
    const box = await slideshow(page).list.boundingBox();
    const start = { x: (box?.x ?? 0) + 160, y: (box?.y ?? 0) + 100 };
    const swipe = async (dx: number, dy: number) => {
      const touch = (type: 'touchStart' | 'touchMove', part: number) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: start.x + part * dx, y: start.y + part * dy }],
        });
      await touch('touchStart', 0);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', part);
        await nextFrame(page);
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-140, 0);
    await expectSlideTo(page, second);
    await advance(page, 10);
    await swipe(140, 0);
    await expectSlideTo(page, first);
    await swipe(0, -90);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
    await expectOnly(page, first);
  });
});

import type { Locator, Page } from '@playwright/test';
import { scenes } from '../../src/pages/home/content';
import { advance, PAUSED_AT } from './gameTime';
import { expectPage } from './pages';
import {
  button,
  DESKTOP,
  delayScripts,
  expect,
  expectReady,
  heading,
  link,
  mainMenu,
  PHONE,
  setHidden,
  tabTo,
  test,
} from './site';

const INTERVAL = 7000;
const ANIMATION = 500;
const [first, second, third] = scenes.map(({ title }) => title) as [string, string, string];

const slideshow = (page: Page) => {
  const region = page.getByRole('region', { name: 'School ki yaadein', exact: true });
  const current = region.locator('button[aria-current]');
  return {
    region,
    current,
    dots: region.getByRole('listitem').getByRole('button'),
    dot: (name: string) => button(region, name),
    pauseButton: button(region, 'Pause slideshow'),
    playButton: button(region, 'Play slideshow'),
    /** The drawing in the accessibility tree: only the visible one. */
    drawing: region.getByRole('img'),
    list: region.locator('.slick-list'),
    track: region.locator('.slick-track'),
    async expectScene(name: string) {
      await expect(current).toHaveAccessibleName(name);
      await expect(current).toHaveAttribute('aria-current', 'true');
    },
  };
};

/** Opens Home with a paused clock. */
async function openStill(page: Page, beforeHydration: () => Promise<unknown> = async () => {}) {
  await page.clock.install({ time: PAUSED_AT.getTime() - 1000 });
  await page.clock.pauseAt(PAUSED_AT);
  await page.goto('/');
  await beforeHydration();
  // The scripts are requested after first paint.
  await advance(page, 50);
  await expectReady(page);
  await takeMeasure(slideshow(page).list);
}

/** The slider measures itself 50 ms after rendering, and starts its interval then. */
async function takeMeasure(list: Locator) {
  await list.evaluate(
    (element) => new Promise((resolve) => new ResizeObserver(resolve).observe(element)),
  );
  await advance(list.page(), 50);
  await drawn(list.page());
}

/** Waits for pending frames. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );

/** Restarts the interval. */
async function startAnew(page: Page) {
  const { pauseButton, playButton } = slideshow(page);
  await pauseButton.click();
  await playButton.click();
  await expect(pauseButton).toBeVisible();
  await drawn(page);
}

/** Expects no change for that time, which must not be a multiple of three intervals. */
async function expectStays(page: Page, name: string, ms: number) {
  await advance(page, ms);
  await drawn(page);
  await slideshow(page).expectScene(name);
}

async function expectComes(page: Page, name: string, ms: number) {
  await advance(page, ms);
  await slideshow(page).expectScene(name);
}

/** The captions in the frame, with the visible fraction of each slide. */
const inFrame = (list: Locator) =>
  list.evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('figure')]
      .map((scene) => {
        const box = scene.getBoundingClientRect();
        const seen = Math.min(box.right, right) - Math.max(box.left, left);
        return [scene.textContent, Math.max(0, Math.round((100 * seen) / (right - left)))] as const;
      })
      .filter(([, seen]) => seen > 0);
  });

/** Expects the scene of a pressed dot, and no animation afterwards. */
async function expectLedTo(page: Page, name: string) {
  await expectComes(page, name, 1);
  await advance(page, ANIMATION);
  await expectAlone(page, name);
}

const captionOf = (name: string) => scenes.find(({ title }) => title === name)?.caption ?? '';

/** Expects that only this scene is visible and in the accessibility tree. */
async function expectAlone(page: Page, name: string) {
  const { list, drawing } = slideshow(page);
  await expect.poll(() => inFrame(list)).toEqual([[captionOf(name), 100]]);
  await expect(drawing).toHaveAccessibleName(scenes.find(({ title }) => title === name)?.alt ?? '');
}

test('three scenes take turns, seven seconds each, and begin again after the last', async ({
  page,
}) => {
  await openStill(page);
  const { dots, track } = slideshow(page);
  await expect(dots).toHaveCount(3);
  await expectAlone(page, first);

  await test.step('by itself, from the first visit on', async () => {
    await expectStays(page, first, INTERVAL - 1);
    await expectComes(page, second, 1);
  });

  await test.step('to the millisecond', async () => {
    await startAnew(page);
    for (const [now, next] of [
      [second, third],
      [third, first],
      [first, second],
    ] as const) {
      await expectStays(page, now, INTERVAL - 1);
      await expectAlone(page, now);
      await expectComes(page, next, 1);
      await expect(track, 'it moves for half a second').toHaveCSS('transition-duration', '0.5s');
      await advance(page, ANIMATION - 1);
      await drawn(page);
      await expect(track, 'and not for less').toHaveCSS('transition-duration', '0.5s');
      await advance(page, 1);
      await expect(track, 'nor for more').toHaveCSS('transition-duration', '0s');
      await expectAlone(page, next);
      await advance(page, INTERVAL - ANIMATION - 1);
      await drawn(page);
      await slideshow(page).expectScene(next);
      // Restarts the interval for the next round.
      await startAnew(page);
    }
  });
});

test('a dot leads to its scene, by mouse and by keyboard, and keeps the focus', {
  tag: '@journey',
}, async ({ page }) => {
  await openStill(page);
  const { dot } = slideshow(page);
  for (const name of [third, second, first]) {
    await dot(name).click();
    await expectLedTo(page, name);
    await expect(dot(name)).toBeFocused();
  }
  for (const [key, name] of [
    ['Enter', second],
    ['Space', third],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(dot(name)).toBeFocused();
    await page.keyboard.press(key);
    await expectLedTo(page, name);
    await expect(dot(name)).toBeFocused();
  }
});

test('dots tapped in quick succession lead to the last one', async ({ page }) => {
  await openStill(page);
  const { dot } = slideshow(page);
  await dot(second).click();
  await expectComes(page, second, ANIMATION / 2);
  await dot(third).click();
  await expectLedTo(page, third);
});

test('autoplay is suspended by hover, focus, Pause and a hidden tab, and resumes', {
  tag: '@journey',
}, async ({ page }) => {
  await openStill(page);
  const { region, dot, pauseButton, playButton } = slideshow(page);
  let scene = first;
  const goOn = async () => {
    scene = scenes[(scenes.findIndex(({ title }) => title === scene) + 1) % 3]?.title ?? '';
    await drawn(page);
    await expectComes(page, scene, INTERVAL);
    await advance(page, ANIMATION);
  };
  const wait = async () => {
    await drawn(page);
    await expectStays(page, scene, 2 * INTERVAL);
  };

  await test.step('pointed at', async () => {
    await region.hover({ position: { x: 20, y: 20 } });
    await wait();
    await page.mouse.move(0, 0);
    await goOn();
  });

  await test.step('focused', async () => {
    await tabTo(page, dot(first));
    await wait();
    await page.keyboard.press('Tab');
    await wait();
    // The tab stop before or after the slideshow.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(region.locator(':focus')).toHaveCount(0);
    await goOn();
  });

  await test.step('in a tab that is out of sight', async () => {
    await setHidden(page, true);
    await wait();
    await setHidden(page, false);
    await goOn();
  });

  await test.step('paused, though the pointer comes and goes', async () => {
    await pauseButton.click();
    await expect(playButton).toBeFocused();
    await page.mouse.move(0, 0);
    await wait();
    await setHidden(page, true);
    await setHidden(page, false);
    await region.hover({ position: { x: 20, y: 20 } });
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await wait();
  });

  await test.step('played again, though the button still has pointer and focus', async () => {
    await playButton.click();
    await expect(pauseButton).toBeFocused();
    await goOn();
  });

  await test.step('on another page and back, from the first scene on', async () => {
    await link(mainMenu(page), 'Journey').click();
    await expectPage(page, '/journey');
    await link(mainMenu(page), 'Home').click();
    await expectPage(page, '/');
    await page.mouse.move(0, 0);
    scene = first;
    await slideshow(page).expectScene(first);
    await expectAlone(page, first);
    await expectComes(page, second, INTERVAL + 200);
  });
});

const early: [how: string, hold: (page: Page) => Promise<unknown>][] = [
  ['pointed at', (page) => slideshow(page).region.hover({ position: { x: 20, y: 20 } })],
  ['focused', (page) => slideshow(page).dot(first).focus()],
];

for (const [how, hold] of early) {
  test(`autoplay is suspended, too, if the slideshow was ${how} before hydration`, async ({
    page,
  }) => {
    await openStill(page, () => hold(page));
    await expectStays(page, first, INTERVAL + ANIMATION);
  });
}

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides only move by dots and by Play', async ({ page }) => {
    await openStill(page);
    const { dot, playButton, pauseButton } = slideshow(page);
    await expectStays(page, first, 2 * INTERVAL);
    await dot(third).click();
    await expectLedTo(page, third);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await expectStays(page, third, 2 * INTERVAL);
    await playButton.click();
    await drawn(page);
    await expectComes(page, first, INTERVAL);
    await pauseButton.click();
    await expectStays(page, first, 2 * INTERVAL);
    // The setting changes during the visit.
    await link(mainMenu(page), 'Journey').click();
    await expectPage(page, '/journey');
    await link(mainMenu(page), 'Home').click();
    await expectPage(page, '/');
    await expect(playButton).toBeVisible();
    await page.mouse.move(0, 0);
    await expectStays(page, first, 2 * INTERVAL);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseButton).toBeVisible();
    await drawn(page);
    await expectComes(page, second, INTERVAL);
  });
});

test('slides are not focusable, hidden ones are not accessible, and Tab reaches dots and button only', async ({
  page,
}) => {
  await openStill(page);
  const { region, dot, list, pauseButton } = slideshow(page);
  for (const name of [first, second, third]) {
    await dot(name).click();
    await expectLedTo(page, name);
    const slides = await list.locator('.slick-slide').evaluateAll((all) =>
      all.map((slide) => ({
        isHidden: slide.getAttribute('aria-hidden') === 'true',
        isShown: slide.matches('.slick-current, .slick-active'),
        // Focusable elements, except those with a tabindex of -1.
        focusable: [slide, ...slide.querySelectorAll<HTMLElement>('*')].filter((part) => {
          if (part.getAttribute('tabindex') === '-1') return false;
          (part as HTMLElement).focus();
          return document.activeElement === part;
        }).length,
        ids: slide.querySelectorAll('[id]').length,
      })),
    );
    // Three scenes, and a clone at each end.
    expect(slides.length).toBeGreaterThanOrEqual(3);
    for (const { isHidden, isShown, focusable, ids } of slides) {
      expect(isHidden).toBe(!isShown);
      expect(focusable).toBe(0);
      expect(ids, 'no id twice').toBe(0);
    }
    expect(slides.filter(({ isShown }) => isShown)).toHaveLength(1);
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

/** Expects that the drawing is rendered. */
const expectDrawn = (drawing: Locator) =>
  expect
    .poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width))
    .toBeGreaterThan(400);

/** The boxes of the visible scene, its drawing and its caption. */
const boxesOf = async (page: Page) => {
  const { region } = slideshow(page);
  const scene = region
    .locator('figure')
    .filter({ visible: true })
    .filter({ hasText: captionOf(first) });
  return scene.evaluateAll((all) => {
    const shown = all.find((one) => !one.closest('[aria-hidden=true]'));
    return [shown, ...(shown?.querySelectorAll('svg, figcaption') ?? [])].map((part) => {
      const { left, top, width, height } = (part as Element).getBoundingClientRect();
      return { left, top, width, height };
    });
  });
};

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} pixels the first scene is painted before hydration, and does not move`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const { drawing, dot, track } = slideshow(page);
    await expect(drawing).toBeInViewport();
    await expect(drawing).toHaveAccessibleName(scenes[0].alt);
    await expectDrawn(drawing);
    const before = await boxesOf(page);
    await dot(third).focus();
    release();
    await expectReady(page);
    await expect(track).toBeAttached();
    expect(before).toHaveLength(3);
    const after = await boxesOf(page);
    for (const [index, box] of before.entries()) {
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        // The slider rounds to whole pixels.
        expect(Math.abs((after[index]?.[side] ?? NaN) - box[side]), side).toBeLessThan(1);
      }
    }
    await expect(dot(third)).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first scene is accessible, and shown as an image', async ({ page }) => {
    await page.goto('/');
    const { drawing, region } = slideshow(page);
    await expect(drawing).toHaveAccessibleName(scenes[0].alt);
    const picture = region.locator('img');
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 480);
    const [room, shown] = [await drawing.boundingBox(), await picture.boundingBox()];
    expect(room?.height).toBeGreaterThan(100);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(shown?.[side], side).toBeCloseTo(room?.[side] ?? Number.NaN, 0);
    }
    await expect(page.getByText(captionOf(first), { exact: true })).toBeVisible();
  });
});

test('a dot tapped before hydration counts', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { dot } = slideshow(page);
  await dot(third).click();
  await slideshow(page).expectScene(first);
  release();
  await expectReady(page);
  await slideshow(page).expectScene(third);
  await expectAlone(page, third);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe shows the next scene, or the one before, and a swipe upwards scrolls the page', async ({
    page,
  }) => {
    await openStill(page);
    const { list } = slideshow(page);
    const finger = await page.context().newCDPSession(page);
    const box = await list.boundingBox();
    const start = { x: (box?.x ?? 0) + 160, y: (box?.y ?? 0) + 100 };
    const swipe = async (dx: number, dy: number) => {
      const at = (part: number) => [{ x: start.x + part * dx, y: start.y + part * dy }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
        await drawn(page);
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-140, 0);
    await expectLedTo(page, second);
    await advance(page, 10);
    await swipe(140, 0);
    await expectLedTo(page, first);
    await swipe(0, -90);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectAlone(page, first);
  });
});

import type { Locator, Page } from '@playwright/test';
import { scenes } from '../../src/pages/home/content';
import { advance, PAUSED_AT, pauseClock } from './gameTime';
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

test.use({ drawsEverything: true });

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
async function openPaused(page: Page, beforeHydration: () => Promise<unknown> = async () => {}) {
  await page.clock.install({ time: PAUSED_AT.getTime() - 1000 });
  await pauseClock(page, PAUSED_AT);
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

async function restartInterval(page: Page) {
  const { pauseButton, playButton } = slideshow(page);
  await pauseButton.click();
  await playButton.click();
  await expect(pauseButton).toBeVisible();
  await nextFrame(page);
}

/** Expects no change during that time, which must not be a multiple of three intervals. */
async function expectNoChange(page: Page, name: string, ms: number) {
  await advance(page, ms);
  await nextFrame(page);
  await slideshow(page).expectScene(name);
}

async function expectSceneAfter(page: Page, name: string, ms: number) {
  await advance(page, ms);
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

/** Expects the scene of a pressed dot, alone after its animation. */
async function expectSlideTo(page: Page, name: string) {
  await expectSceneAfter(page, name, 1);
  await advance(page, ANIMATION);
  await expectOnly(page, name);
}

const captionOf = (name: string) => scenes.find(({ title }) => title === name)?.caption ?? '';

/** Expects that only this scene is visible and in the accessibility tree. */
async function expectOnly(page: Page, name: string) {
  const { list, drawing } = slideshow(page);
  await expect.poll(() => visibleScenes(list)).toEqual([[captionOf(name), 100]]);
  await expect(drawing).toHaveAccessibleName(scenes.find(({ title }) => title === name)?.alt ?? '');
}

test('three scenes are shown for seven seconds each, and start over after the last', async ({
  page,
}) => {
  await openPaused(page);
  const { dots, track } = slideshow(page);
  await expect(dots).toHaveCount(3);
  await expectOnly(page, first);

  await test.step('the first change', async () => {
    await expectNoChange(page, first, INTERVAL - 1);
    await expectSceneAfter(page, second, 1);
  });

  await test.step('a whole round, to the millisecond', async () => {
    await restartInterval(page);
    for (const [now, next] of [
      [second, third],
      [third, first],
      [first, second],
    ] as const) {
      await expectNoChange(page, now, INTERVAL - 1);
      await expectOnly(page, now);
      await expectSceneAfter(page, next, 1);
      await expect(track, 'it slides for half a second').toHaveCSS('transition-duration', '0.5s');
      await advance(page, ANIMATION - 1);
      await nextFrame(page);
      await expect(track, 'not for less').toHaveCSS('transition-duration', '0.5s');
      await advance(page, 1);
      await expect(track, 'not for more').toHaveCSS('transition-duration', '0s');
      await expectOnly(page, next);
      await advance(page, INTERVAL - ANIMATION - 1);
      await nextFrame(page);
      await slideshow(page).expectScene(next);
      await restartInterval(page);
    }
  });
});

test('a dot shows its scene, by mouse and by keyboard, and keeps the focus', {
  tag: '@journey',
}, async ({ page }) => {
  await openPaused(page);
  const { dot } = slideshow(page);
  for (const name of [third, second, first]) {
    await dot(name).click();
    await expectSlideTo(page, name);
    await expect(dot(name)).toBeFocused();
  }
  for (const [key, name] of [
    ['Enter', second],
    ['Space', third],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(dot(name)).toBeFocused();
    await page.keyboard.press(key);
    await expectSlideTo(page, name);
    await expect(dot(name)).toBeFocused();
  }
});

test('after two dots in quick succession the scene of the last one is shown', async ({ page }) => {
  await openPaused(page);
  const { dot } = slideshow(page);
  await dot(second).click();
  await expectSceneAfter(page, second, ANIMATION / 2);
  await dot(third).click();
  await expectSlideTo(page, third);
});

test('autoplay is suspended by hover, focus, Pause and a hidden tab, and resumes', {
  tag: '@journey',
}, async ({ page }) => {
  await openPaused(page);
  const { region, dot, pauseButton, playButton } = slideshow(page);
  let scene = first;
  const expectNext = async () => {
    scene = scenes[(scenes.findIndex(({ title }) => title === scene) + 1) % 3]?.title ?? '';
    await nextFrame(page);
    await expectSceneAfter(page, scene, INTERVAL);
    await advance(page, ANIMATION);
  };
  const expectSuspended = async () => {
    await nextFrame(page);
    await expectNoChange(page, scene, 2 * INTERVAL);
  };

  await test.step('hover', async () => {
    await region.hover({ position: { x: 20, y: 20 } });
    await expectSuspended();
    await page.mouse.move(0, 0);
    await expectNext();
  });

  await test.step('focus', async () => {
    await tabTo(page, dot(first));
    await expectSuspended();
    await page.keyboard.press('Tab');
    await expectSuspended();
    // The tab stop before or after the slideshow.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(region.locator(':focus')).toHaveCount(0);
    await expectNext();
  });

  await test.step('a hidden tab', async () => {
    await setHidden(page, true);
    await expectSuspended();
    await setHidden(page, false);
    await expectNext();
  });

  await test.step('Pause, until Play: hover, focus and a hidden tab do not resume it', async () => {
    const box = await pauseButton.boundingBox();
    await pauseButton.click();
    await expect(playButton).toBeFocused();
    expect(await playButton.boundingBox(), 'the place of the button').toEqual(box);
    await page.mouse.move(0, 0);
    await expectSuspended();
    await setHidden(page, true);
    await setHidden(page, false);
    await region.hover({ position: { x: 20, y: 20 } });
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectSuspended();
  });

  await test.step('Play, while the button still has hover and focus', async () => {
    await playButton.click();
    await expect(pauseButton).toBeFocused();
    await expectNext();
  });

  await test.step('another page and back: it starts at the first scene', async () => {
    await link(mainMenu(page), 'Journey').click();
    await expectPage(page, '/journey');
    await link(mainMenu(page), 'Home').click();
    await expectPage(page, '/');
    await page.mouse.move(0, 0);
    scene = first;
    await slideshow(page).expectScene(first);
    await expectOnly(page, first);
    await expectSceneAfter(page, second, INTERVAL + 200);
  });
});

const suspensions: [how: string, suspend: (page: Page) => Promise<unknown>][] = [
  ['hovered', (page) => slideshow(page).region.hover({ position: { x: 20, y: 20 } })],
  ['focused', (page) => slideshow(page).dot(first).focus()],
];

for (const [how, suspend] of suspensions) {
  test(`autoplay is suspended, too, if the slideshow was ${how} before hydration`, async ({
    page,
  }) => {
    await openPaused(page, () => suspend(page));
    await expectNoChange(page, first, INTERVAL + ANIMATION);
  });
}

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
        isHidden: slide.getAttribute('aria-hidden') === 'true',
        isCurrent: slide.matches('.slick-current, .slick-active'),
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
    for (const { isHidden, isCurrent, focusable, ids } of slides) {
      expect(isHidden).toBe(!isCurrent);
      expect(focusable).toBe(0);
      expect(ids, 'ids, which the clones would duplicate').toBe(0);
    }
    expect(slides.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
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
    await expect
      .poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width))
      .toBeGreaterThan(400);
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
    const image = region.locator('img');
    await expect(image).toBeInViewport();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', 480);
    const [svgBox, imageBox] = [await drawing.boundingBox(), await image.boundingBox()];
    expect(svgBox?.height).toBeGreaterThan(100);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(imageBox?.[side], side).toBeCloseTo(svgBox?.[side] ?? Number.NaN, 0);
    }
    await expect(page.getByText(captionOf(first), { exact: true })).toBeVisible();
  });
});

test('a dot tapped before hydration shows its scene after it', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { dot } = slideshow(page);
  await dot(third).click();
  await slideshow(page).expectScene(first);
  release();
  await expectReady(page);
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
    const { list } = slideshow(page);
    const box = await list.boundingBox();
    const start = { x: (box?.x ?? 0) + 160, y: (box?.y ?? 0) + 100 };
    const swipe = async (dx: number, dy: number) => {
      const at = (part: number) => [{ x: start.x + part * dx, y: start.y + part * dy }];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await cdp.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(part),
        });
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
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectOnly(page, first);
  });
});

import type { Locator, Page } from '@playwright/test';
import { gamesNav, steps } from '../../src/pages/how-to-play/guides/content';
import { closing, sections, years } from '../../src/pages/journey/content';
import { expectPage, guides, paths } from './pages';
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  heading,
  NARROWEST,
  PHONE,
  scrolledBy,
  scrollToBottom,
  test,
} from './site';

const line = (page: Page) => page.getByRole('navigation', { name: years.label, exact: true });
const stops = (page: Page) => line(page).getByRole('link');
const headingOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Scrolls until the element starts below the line of the years. */
const readOn = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** Expects that a heading is not covered at 25 points. */
const expectUncovered = (heading: Locator) =>
  expect
    .poll(() =>
      heading.evaluate((element) => {
        const section = element.closest('section');
        const { left, top, width, height } = element.getBoundingClientRect();
        const places = [0.02, 0.25, 0.5, 0.75, 0.98];
        return places.flatMap((x) =>
          places
            .map((y) => document.elementFromPoint(left + x * width, top + y * height))
            .filter((hit) => !section?.contains(hit))
            .map((hit) => hit?.outerHTML.slice(0, 60) ?? 'out of sight'),
        );
      }),
    )
    .toEqual([]);

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of [NARROWEST, DESKTOP]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the line of years is sticky, and its current stop follows scrolling down and up', async ({
      page,
      open,
    }) => {
      await open('/journey');
      const current = line(page).locator('[aria-current]');
      const passed = line(page).locator('[data-passed]');
      const indexes = [...sections.keys()];
      for (const index of [...indexes, ...indexes.reverse()]) {
        await readOn(headingOf(page, sections[index]?.id ?? ''));
        await expect(current).toHaveText(sections[index]?.year ?? '');
        await expect(current).toHaveAttribute('aria-current', 'step');
        await expect(passed).toHaveCount(index + 1);
        expect(await topOf(line(page))).toBeGreaterThanOrEqual(0);
        await expect(stops(page).first()).toBeInViewport({ ratio: 1 });
        await expect(stops(page).last()).toBeInViewport({ ratio: 1 });
      }
      // Below the last section, that one is still the current stop.
      await readOn(headingOf(page, closing.id));
      await expect(current).toHaveText(sections.at(-1)?.year ?? '');
      // A jump from one end to the other misses no section in between.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(current).toHaveText(sections[0]?.year ?? '');
      await scrollToBottom(page);
      await expect(current).toHaveText(sections.at(-1)?.year ?? '');
      await expect(passed).toHaveCount(sections.length);
    });

    test('each stop leads to its section: the heading is focused, and not covered by the line', async ({
      page,
      open,
    }) => {
      await open('/journey');
      await expect(stops(page)).toHaveCount(sections.length);
      // The last one first, to jump in both directions.
      const order = [6, 0, 5, 1, 4, 2, 3];
      for (const index of order) {
        const id = sections[index]?.id ?? '';
        const stop = stops(page).nth(index);
        await expect(stop).toHaveAttribute('href', `/journey#${id}`);
        await stop.click();
        await expect(page).toHaveURL(`/journey#${id}`);
        await expect(headingOf(page, id)).toBeFocused();
        await expect(stop).toHaveAttribute('aria-current', 'step');
        await expectUncovered(headingOf(page, id));
        expect(await topOf(line(page))).toBeGreaterThanOrEqual(0);
      }
      await stops(page).nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(headingOf(page, sections[2]?.id ?? '')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(line(page).locator(':focus')).toHaveCount(0);

      // The same by URL.
      await page.goto('about:blank');
      await open(`/journey#${sections[4]?.id}`);
      await expectUncovered(headingOf(page, sections[4]?.id ?? ''));
    });
  });
}

const nav = (page: Page) => page.getByRole('navigation', { name: gamesNav.label, exact: true });
const currentGame = (page: Page) => nav(page).locator('[aria-current="page"]');
const tour = Object.entries(guides);

/** The link to the previous or next guide. */
const step = (page: Page, which: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${which}: `) });

async function expectGuide(page: Page, [path, title]: (typeof tour)[number]) {
  await expectPage(page, path);
  await expect(heading(page)).toHaveText(title);
  await expect(currentGame(page)).toHaveText(title);
  await expect(currentGame(page)).toHaveCount(1);
}

test('on a phone the row of games scrolls to the current guide, from the first to the last and back', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  const last = tour.length - 1;
  const arrive = async (index: number) => {
    const guide = tour[index] as (typeof tour)[number];
    await expectGuide(page, guide);
    await expect(heading(page)).toBeFocused();
    await expect(currentGame(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => scrolledBy(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
    await expectNoSidewaysScroll(page, guide[0]);
    await expect(step(page, steps.previous)).toHaveCount(index === 0 ? 0 : 1);
    await expect(step(page, steps.next)).toHaveCount(index === last ? 0 : 1);
  };
  await open('/how-to-play');
  await expect(currentGame(page)).toHaveCount(0);
  await nav(page).getByRole('link').first().click();
  for (let index = 0; index < last; index += 1) {
    await arrive(index);
    await step(page, steps.next).click();
  }
  for (let index = last; index > 0; index -= 1) {
    await arrive(index);
    await step(page, steps.previous).click();
  }
  await arrive(0);

  // The row is wider than the phone, so this one was off-screen before.
  await expect(nav(page).getByRole('link').last()).not.toBeInViewport();
  await open(tour[last]?.[0] ?? '');
  await expect(currentGame(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('on a desktop the list of games is next to the text, and sticky', async ({ page, open }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of ['/how-to-play', '/how-to-play/pacheta']) {
    await open(path);
    const games = await nav(page).boundingBox();
    const words = await page.locator('main p').nth(1).boundingBox();
    expect(games && words && games.x + games.width, path).toBeLessThan(words?.x ?? 0);
    for (const game of await nav(page).getByRole('link').all()) await expect(game).toBeVisible();
  }
  await readOn(page.getByRole('heading', { name: 'How to Play', exact: true }));
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  for (const game of await nav(page).getByRole('link').all()) {
    await expect(game).toBeInViewport({ ratio: 1 });
  }
});

/** All pages but the games. */
const toRead = paths.filter((path) => !path.startsWith('/school-games'));

/** Elements that overflow the viewport, except those clipped or scrolling on purpose. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isCut = (part: Element): boolean =>
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' ||
        (part.parentElement !== null && isCut(part.parentElement)));
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && !part.closest('svg *') && !isCut(part))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > edge + 0.5;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });

const tightest: [how: string, tighten: (page: Page) => Promise<unknown>][] = [
  ['on the narrowest phone', (page) => page.setViewportSize(NARROWEST)],
  [
    'at twice the letter size',
    async (page) => {
      await page.setViewportSize(PHONE);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    },
  ],
];

/** Drawings that are not rendered. */
const missingDrawings = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg use')
    .evaluateAll((all) =>
      (all as SVGUseElement[])
        .filter((use) => use.getBBox().width === 0)
        .map((use) => use.getAttribute('href')),
    );

test('on every page but the games, pictures load on scrolling, drawings are rendered, and nothing overflows on the narrowest phone or at twice the font size', async ({
  page,
  open,
}) => {
  let pictures = 0;
  for (const path of toRead) {
    await page.setViewportSize(NARROWEST);
    await open(path);
    const all = page.getByRole('main').locator('img');
    pictures += await all.count();
    for (const picture of await all.all()) {
      await readOn(picture);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), {
          message: `${path}: ${await picture.getAttribute('src')}`,
        })
        .toBeGreaterThan(0);
    }
    await expect.poll(() => missingDrawings(page), { message: path }).toEqual([]);
    for (const [how, tighten] of tightest) {
      await tighten(page);
      await expectNoSidewaysScroll(page, `${path} ${how}`);
      expect.soft(await stickingOut(page), `${path} ${how}`).toEqual([]);
    }
  }
  // Seven on Journey, eight in the gallery, one in each guide, the code, and the team.
  expect(pictures).toBeGreaterThanOrEqual(24);
});

import type { Locator, Page } from '@playwright/test';
import { guidesNav, pager } from '../../src/pages/how-to-play/guides/content';
import { closing, sections, years } from '../../src/pages/journey/content';
import { expectPage, guides, paths } from './pages';
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  heading,
  NARROWEST,
  openDisclosures,
  PHONE,
  scrolledBy,
  scrollToBottom,
  test,
  tightLayouts,
} from './site';

/** The navigation with a link to each school year. */
const yearsNav = (page: Page) => page.getByRole('navigation', { name: years.label, exact: true });
const yearLinks = (page: Page) => yearsNav(page).getByRole('link');
const headingOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Scrolls an element to the top. */
const scrollTo = (part: Locator) =>
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
            .map((hit) => hit?.outerHTML.slice(0, 60) ?? 'off-screen'),
        );
      }),
    )
    .toEqual([]);

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of [NARROWEST, DESKTOP]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the years are sticky, and the current one follows scrolling down and up', async ({
      page,
      open,
    }) => {
      await open('/journey');
      const current = yearsNav(page).locator('[aria-current]');
      const passed = yearsNav(page).locator('[data-passed]');
      const indexes = [...sections.keys()];
      for (const index of [...indexes, ...indexes.reverse()]) {
        await scrollTo(headingOf(page, sections[index]?.id ?? ''));
        await expect(current).toHaveText(sections[index]?.year ?? '');
        await expect(current).toHaveAttribute('aria-current', 'step');
        await expect(passed).toHaveCount(index + 1);
        expect(await topOf(yearsNav(page))).toBeGreaterThanOrEqual(0);
        await expect(yearLinks(page).first()).toBeInViewport({ ratio: 1 });
        await expect(yearLinks(page).last()).toBeInViewport({ ratio: 1 });
      }
      // Below the last section, that one is still the current one.
      await scrollTo(headingOf(page, closing.id));
      await expect(current).toHaveText(sections.at(-1)?.year ?? '');
      // A jump from one end to the other misses no section in between.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(current).toHaveText(sections[0]?.year ?? '');
      await scrollToBottom(page);
      await expect(current).toHaveText(sections.at(-1)?.year ?? '');
      await expect(passed).toHaveCount(sections.length);
    });

    test('each year leads to its section: the heading is focused, and not covered by the years', async ({
      page,
      open,
    }) => {
      await open('/journey');
      await expect(yearLinks(page)).toHaveCount(sections.length);
      // In both directions.
      for (const index of [6, 0, 5, 1, 4, 2, 3]) {
        const id = sections[index]?.id ?? '';
        const year = yearLinks(page).nth(index);
        await year.click();
        await expect(page).toHaveURL(`/journey#${id}`);
        await expect(headingOf(page, id)).toBeFocused();
        await expect(year).toHaveAttribute('aria-current', 'step');
        await expectUncovered(headingOf(page, id));
        expect(await topOf(yearsNav(page))).toBeGreaterThanOrEqual(0);
      }
      await yearLinks(page).nth(2).press('Enter');
      await expect(headingOf(page, sections[2]?.id ?? '')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(yearsNav(page).locator(':focus')).toHaveCount(0);

      // The same by URL.
      await page.goto('about:blank');
      await open(`/journey#${sections[4]?.id}`);
      await expectUncovered(headingOf(page, sections[4]?.id ?? ''));
    });
  });
}

const gamesList = (page: Page) =>
  page.getByRole('navigation', { name: guidesNav.label, exact: true });
const currentGame = (page: Page) => gamesList(page).locator('[aria-current="page"]');
const guideEntries = Object.entries(guides);

/** The link to the previous or next guide. */
const pagerLink = (page: Page, which: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${which}: `) });

test('on a phone the row of games scrolls to the current guide, from the first to the last and back', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  const expectGuide = async ([path, title]: (typeof guideEntries)[number]) => {
    await expectPage(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(currentGame(page)).toHaveText(title);
    await expect(currentGame(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => scrolledBy(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
    await expectNoSidewaysScroll(page, path);
  };
  await open('/how-to-play');
  await expect(currentGame(page)).toHaveCount(0);
  await gamesList(page).getByRole('link').first().click();
  const [first, ...others] = guideEntries as [[string, string], ...[string, string][]];
  await expectGuide(first);
  for (const guide of others) {
    await pagerLink(page, pager.next).click();
    await expectGuide(guide);
  }
  for (const guide of guideEntries.toReversed().slice(1)) {
    await pagerLink(page, pager.previous).click();
    await expectGuide(guide);
  }

  // The row is wider than the phone, so this one was off-screen before.
  await expect(gamesList(page).getByRole('link').last()).not.toBeInViewport();
  await open(guideEntries.at(-1)?.[0] ?? '');
  await expect(currentGame(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('on a desktop the list of games is next to the text, and sticky', async ({ page, open }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of ['/how-to-play', '/how-to-play/pacheta']) {
    await open(path);
    const games = await gamesList(page).boundingBox();
    const text = await page.locator('main p').nth(1).boundingBox();
    expect(games && text && games.x + games.width, path).toBeLessThan(text?.x ?? 0);
    for (const game of await gamesList(page).getByRole('link').all())
      await expect(game).toBeVisible();
  }
  await scrollTo(page.getByRole('heading', { name: 'How to Play', exact: true }));
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  for (const game of await gamesList(page).getByRole('link').all()) {
    await expect(game).toBeInViewport({ ratio: 1 });
  }
});

const pagesWithoutGames = paths.filter((path) => !path.startsWith('/school-games'));

/** Elements that overflow the viewport, except those clipped or scrolling on purpose. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isClipped = (part: Element): boolean =>
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' ||
        (part.parentElement !== null && isClipped(part.parentElement)));
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && !part.closest('svg *') && !isClipped(part))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > edge + 0.5;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });

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

test('on every page but the games, pictures load on scrolling, drawings are rendered, and nothing overflows on the narrowest phone or at 200 % font size', async ({
  page,
  open,
}) => {
  let pictures = 0;
  for (const path of pagesWithoutGames) {
    await page.setViewportSize(NARROWEST);
    await open(path);
    await openDisclosures(page);
    const all = page.getByRole('main').locator('img');
    pictures += await all.count();
    for (const picture of await all.all()) {
      await scrollTo(picture);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), {
          message: `${path}: ${await picture.getAttribute('src')}`,
        })
        .toBeGreaterThan(0);
    }
    await expect.poll(() => missingDrawings(page), { message: path }).toEqual([]);
    for (const [layout, apply] of tightLayouts) {
      await apply(page);
      await expectNoSidewaysScroll(page, `${path} ${layout}`);
      expect.soft(await overflowing(page), `${path} ${layout}`).toEqual([]);
    }
  }
  // Seven on Journey, eight in the gallery, one in each guide, the code, and the team.
  expect(pictures).toBeGreaterThanOrEqual(24);
});

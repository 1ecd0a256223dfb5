import type { Locator, Page } from '@playwright/test';
import { blog, events, gallery } from '../../src/pages/home/content';
import { guidesNav, pager } from '../../src/pages/how-to-play/guides/content';
import { closing, sections, years } from '../../src/pages/journey/content';
import { isUnknownFont } from './fonts';
import { expectPage, guides } from './pages';
import { DESKTOP, expect, link, NARROWEST, PHONE, scrolledBy, scrollToBottom, test } from './site';

const headingOf = (page: Page, id = '') => page.locator(`[id="${id}"]`);

/** Scrolls an element to the top. */
const scrollTo = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** Expects that nothing covers the heading, at nine points. */
const expectUncovered = (heading: Locator) =>
  expect
    .poll(() =>
      heading.evaluate((element) => {
        const section = element.closest('section');
        const { left, top, width, height } = element.getBoundingClientRect();
        const places = [0.02, 0.5, 0.98];
        return places.flatMap((x) =>
          places
            .map((y) => document.elementFromPoint(left + x * width, top + y * height))
            .filter((hit) => !section?.contains(hit))
            .map((hit) => hit?.outerHTML.slice(0, 60) ?? 'off-screen'),
        );
      }),
    )
    .toEqual([]);

test('the years of Journey stick, follow scrolling, and lead to their sections, which they do not cover', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROWEST);
  await open('/journey');
  const nav = page.getByRole('navigation', { name: years.label, exact: true });
  const current = nav.locator('[aria-current="step"]');
  const passed = nav.locator('[data-passed]');
  const indexes = [...sections.keys()];
  for (const index of [...indexes, ...indexes.toReversed()]) {
    await scrollTo(headingOf(page, sections[index]?.id));
    await expect(current).toHaveText(sections[index]?.year ?? '');
    await expect(passed).toHaveCount(index + 1);
    for (const year of [nav.getByRole('link').first(), nav.getByRole('link').last()])
      await expect(year).toBeInViewport({ ratio: 1 });
  }
  // Below the last section, that one is still the current one.
  await scrollTo(headingOf(page, closing.id));
  await expect(current).toHaveText(sections.at(-1)?.year ?? '');
  // A jump from one end to the other misses no section in between.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText(sections[0]?.year ?? '');
  await scrollToBottom(page);
  await expect(passed).toHaveCount(sections.length);

  // In both directions.
  for (const index of [6, 0, 5, 1, 4, 2, 3]) {
    const target = headingOf(page, sections[index]?.id);
    await nav.getByRole('link').nth(index).click();
    await expect(target).toBeFocused();
    await expect(current).toHaveText(sections[index]?.year ?? '');
    await expectUncovered(target);
  }
  await page.keyboard.press('Tab');
  await expect(nav.locator(':focus')).toHaveCount(0);
  // The same by URL.
  await page.goto('about:blank');
  await open(`/journey#${sections[4]?.id}`);
  await expectUncovered(headingOf(page, sections[4]?.id));
});

test('on a phone the row of guides scrolls to the current one; on a desktop the list is sticky', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  const list = page.getByRole('navigation', { name: guidesNav.label, exact: true });
  const [[first], ...others] = Object.entries(guides) as [[string, string], ...[string, string][]];
  await open(first);
  const expectCurrent = async (name: string) => {
    const current = list.locator('[aria-current="page"]');
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  };
  // The row is wider than the phone.
  await expect(list.getByRole('link').last()).not.toBeInViewport();
  for (const [path, name] of others) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${pager.next}: `) })
      .click();
    await expectPage(page, path);
    await expectCurrent(name);
  }
  await page.reload();
  await expectCurrent(others.at(-1)?.[1] ?? '');

  await page.setViewportSize(DESKTOP);
  await scrollTo(page.getByRole('heading', { level: 2 }).first());
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  for (const guide of await list.getByRole('link').all())
    await expect(guide).toBeInViewport({ ratio: 1 });
});

test('on a phone Home is short: the ways in come first, and the rest is opened on the spot', {
  tag: ['@journey', '@anyfont'],
}, async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/');
  const main = page.getByRole('main');
  for (const name of ['Journey', 'Backbenchers wali game', 'Naya khel seekhe']) {
    const box = await link(main, name).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(PHONE.height * 1.5);
  }
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const closed = await height();
  // Letters of a wide font take more lines.
  expect(closed / PHONE.height).toBeLessThanOrEqual(isUnknownFont() ? 7 : 6.5);
  for (const [control, hidden] of [
    [gallery.rest, gallery.titles.farewell],
    [events.rest, events.days.at(-1)?.text ?? 'an event'],
    [blog.rest, blog.posts[0]?.paragraphs[0] ?? 'a post'],
  ] as const) {
    await expect(page.getByText(hidden)).toBeHidden();
    await page.locator('summary', { hasText: control }).first().press('Enter');
    await expect(page.getByText(hidden)).toBeVisible();
  }
  expect(await height()).toBeGreaterThan(closed * 1.2);
});

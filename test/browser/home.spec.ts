import type { Page } from '@playwright/test';
import { blog, events, gallery } from '../../src/pages/home/content';
import { expect, footer, link, PHONE, scrolledBy, test } from './site';

test.use({ viewport: PHONE });
test.beforeEach(({ open }) => open('/'));

const main = (page: Page) => page.getByRole('main');

test('on a phone the first way in is in sight, and all three are within one and a half screens', {
  tag: ['@journey', '@anyfont'],
}, async ({ page }) => {
  const ways = ['Journey', 'Backbenchers wali game', 'Naya khel seekhe'].map((name) =>
    link(main(page), name),
  );
  await expect(link(main(page), 'Journey')).toBeInViewport({ ratio: 1 });
  expect(await scrolledBy(page)).toBe(0);
  for (const way of ways) {
    const box = await way.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height * 1.5);
  }
});

test('gallery, blog and events are opened on the spot, by mouse and by key', {
  tag: '@journey',
}, async ({ page }) => {
  const region = (name: string) => main(page).getByRole('region', { name, exact: true });
  const last = [
    page.getByText(gallery.titles.farewell),
    page.getByText(events.days.at(-1)?.text ?? 'an event'),
  ];
  for (const hidden of last) await expect(hidden).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByText(gallery.rest).click();
  await page.locator('summary', { hasText: events.rest }).press('Enter');
  for (const shown of last) await expect(shown).toBeVisible();
  const posts = region('Blog').getByRole('article');
  await expect(posts).toHaveCount(blog.posts.length);
  for (const [index, { opening, paragraphs }] of blog.posts.entries()) {
    const post = posts.nth(index);
    await expect(post).toContainText(opening);
    for (const text of paragraphs) await expect(post.getByText(text)).toBeHidden();
    await post.getByText(blog.rest).click();
    for (const text of paragraphs) await expect(post.getByText(text)).toBeVisible();
  }
  expect(before / (await height()), 'the share that is shown').toBeLessThan(0.7);
});

test('the links of the footer lead to the three sections', async ({ page }) => {
  for (const { id, heading } of [gallery, blog, events]) {
    await link(footer(page), heading).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
  }
});

test('Home on a phone is at most six and a half screens', {
  tag: '@font',
}, async ({ page }) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE.height).toBeLessThanOrEqual(6.5);
});

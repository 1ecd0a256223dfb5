import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { whatsappLink } from '../../src/layout/whatsapp';
import { payment } from '../../src/pages/contribute/content';
import { settings } from '../../src/settings';
import { paths, titleOf } from './pages';
import { button, expect, expectNotReloaded, mainMenu, markWindow, test } from './site';

type Found = {
  /** The `href` attribute. */
  href: string;
  /** Path and anchor on this site, or the full URL of another one. */
  address: string;
  isOutside: boolean;
  isFile: boolean;
  rel: string;
};

const menus = ['School Games', 'More'];

/** Every link of the page, including those in closed menus. */
const linksOf = (page: Page): Promise<Found[]> =>
  page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((a) => {
      const { origin, pathname, hash, href } = a;
      const isOutside = origin !== location.origin;
      return {
        href: a.getAttribute('href') ?? '',
        address: isOutside ? href : pathname + hash,
        isOutside,
        isFile: a.hasAttribute('download'),
        rel: a.rel,
      };
    }),
  );

/** Follows the link by keyboard, opening its menu if it is in one. */
async function take(page: Page, href: string) {
  const links = page.locator(`a[href="${href}"]`);
  const visible = links.filter({ visible: true }).first();
  for (const name of menus) {
    if ((await visible.count()) > 0) break;
    const menu = button(mainMenu(page), name);
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  }
  // The first one may be the skip link, which is off-screen until focused.
  await visible.focus();
  await page.keyboard.press('Enter');
}

/** Expects that the target of a URL is visible and focused. */
async function expectArrivedAt(page: Page, address: string) {
  const [path = '', id] = address.split('#');
  expect(paths, `${address} leads to a page of the site`).toContain(path);
  await expect(page, address).toHaveURL(address);
  await expect(page, address).toHaveTitle(titleOf(path));
  const target: Locator = id
    ? page.locator(`[id="${id}"]`)
    : page.getByRole('heading', { level: 1 });
  await expect(target, address).toHaveCount(1);
  await expect(target, address).toBeFocused();
  await expect(target, address).toBeInViewport();
}

async function expectPicture(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toBe('image/png');
}

test('a crawl from Home finds every page, every anchor, and only external links from the settings', async ({
  page,
  open,
  request,
}) => {
  const followed = new Set(['/']);
  const outside = new Set<string>();
  const files = new Set<string>();

  async function crawl(here: string) {
    for (const { href, address, isOutside, isFile, rel } of await linksOf(page)) {
      if (isOutside) {
        outside.add(address);
        if (address.startsWith('http')) expect(rel, `${address} on ${here}`).toContain('noopener');
      } else if (isFile) files.add(address);
      else if (!followed.has(address)) {
        followed.add(address);
        await take(page, href);
        await expectArrivedAt(page, address);
        if (paths.includes(address)) await crawl(address);
        await page.goBack();
        await expect(page).toHaveURL(here);
        await expect(page).toHaveTitle(titleOf(here));
      }
    }
  }
  await open('/');
  await markWindow(page);
  await crawl('/');
  await expectNotReloaded(page);

  expect([...followed].filter((address) => !address.includes('#')).sort()).toEqual(
    [...paths].sort(),
  );
  const { instagram, whatsapp, youtube, email } = settings.social;
  const allowed = [instagram, whatsapp, youtube, `mailto:${email}`, whatsappLink(payment.message)];
  expect([...outside].sort()).toEqual(allowed.map((address) => new URL(address).href).sort());
  expect(files.size).toBe(1);
  for (const file of files) await expectPicture(request, file);
});

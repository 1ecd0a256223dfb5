import type { Page } from '@playwright/test';
import { whatsappLink } from '../../src/layout/whatsapp';
import { payment } from '../../src/pages/contribute/content';
import { guideSlugs } from '../../src/paths';
import { settings } from '../../src/settings';
import { paths, titleOf } from './pages';
import {
  button,
  expect,
  expectNotReloaded,
  heading,
  mainMenu,
  markWindow,
  openDisclosures,
  test,
} from './site';

test.use({ startsIdleParts: true });

type Found = {
  /** The `href` attribute. */
  href: string;
  /** Path and anchor on this site, or the full URL of another one. */
  address: string;
  isExternal: boolean;
  isDownload: boolean;
  rel: string;
};

const menus = ['School Games', 'More'];

/** Every link of the page, including those in closed menus. */
const linksOf = (page: Page): Promise<Found[]> =>
  page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((a) => {
      const { origin, pathname, hash, href } = a;
      const isExternal = origin !== location.origin;
      return {
        href: a.getAttribute('href') ?? '',
        address: isExternal ? href : pathname + hash,
        isExternal,
        isDownload: a.hasAttribute('download'),
        rel: a.rel,
      };
    }),
  );

/** Follows the link by keyboard, after opening what it is in. */
async function follow(page: Page, href: string) {
  const links = page.locator(`a[href="${href}"]`);
  const visible = links.filter({ visible: true }).first();
  if ((await visible.count()) === 0) await openDisclosures(page);
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
  const target = id ? page.locator(`[id="${id}"]`) : heading(page);
  await expect(target, address).toHaveCount(1);
  await expect(target, address).toBeFocused();
  await expect(target, address).toBeInViewport();
}

test('a crawl from Home finds every page, every anchor, and no external links but those of the settings', async ({
  page,
  open,
  request,
}) => {
  const followed = new Set(['/']);
  const external = new Set<string>();
  const downloads = new Set<string>();

  async function crawl(current: string) {
    for (const { href, address, isExternal, isDownload, rel } of await linksOf(page)) {
      if (isExternal) {
        external.add(address);
        if (address.startsWith('http'))
          expect(rel, `${address} on ${current}`).toContain('noopener');
      } else if (isDownload) downloads.add(address);
      else if (!followed.has(address)) {
        followed.add(address);
        await follow(page, href);
        await expectArrivedAt(page, address);
        if (paths.includes(address)) await crawl(address);
        await page.goBack();
        await expect(page).toHaveURL(current);
        await expect(page).toHaveTitle(titleOf(current));
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
  const isShared = (address: string) => address.startsWith('https://wa.me/?text=');
  const others = [...external].filter((address) => !isShared(address));
  expect(others.sort()).toEqual(allowed.map((address) => new URL(address).href).sort());
  // Those below the guides and the Journey.
  expect([...external].filter(isShared)).toHaveLength(guideSlugs.length + 1);
  expect(downloads.size).toBe(1);
  for (const file of downloads) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toBe('image/png');
  }
});

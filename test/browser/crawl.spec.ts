import type { Page } from '@playwright/test';
import { whatsappLink } from '../../src/layout/links';
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

/** Every link of the page, also in closed menus: `href`, and the address without the host of the site. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((a) => ({
      href: a.getAttribute('href') ?? '',
      address: a.href.replace(location.origin, ''),
      isDownload: a.hasAttribute('download'),
      isSafe: a.rel.includes('noopener'),
    })),
  );

/** Follows the link by keyboard, after opening what it is in. */
async function follow(page: Page, href: string) {
  const visible = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  const isHidden = async () => (await visible.count()) === 0;
  if (await isHidden()) await openDisclosures(page);
  for (const name of ['School Games', 'More']) {
    if (!(await isHidden())) break;
    const menu = button(mainMenu(page), name);
    await menu.click();
    // On a slow machine the menu opens a frame after the press.
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  }
  // The first one may be the skip link, which is off-screen until focused.
  await visible.focus();
  await page.keyboard.press('Enter');
}

/** Expects that the target of an address is visible and focused. */
async function expectArrivedAt(page: Page, address: string) {
  const [path = '', id] = address.split('#');
  expect(paths, `${address} leads to a page of the site`).toContain(path);
  await expect(page, address).toHaveURL(address);
  await expect(page, address).toHaveTitle(titleOf(path));
  const target = id ? page.locator(`[id="${id}"]`) : heading(page);
  await expect(target, address).toBeFocused();
  await expect(target, address).toBeInViewport();
}

test('a crawl from Home finds every page and every anchor, without a page load, and no external links but those of the settings', async ({
  page,
  open,
}) => {
  const followed = new Set(['/']);
  const external = new Set<string>();

  async function crawl(current: string) {
    for (const { href, address, isDownload, isSafe } of await linksOf(page)) {
      if (!address.startsWith('/')) {
        external.add(address);
        if (address.startsWith('http')) expect(isSafe, `${address} on ${current}`).toBe(true);
      } else if (!isDownload && !followed.has(address)) {
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

  const pages = [...followed].filter((address) => !address.includes('#'));
  expect(pages.sort()).toEqual([...paths].sort());
  const { instagram, whatsapp, youtube, email } = settings.social;
  const allowed = [instagram, whatsapp, youtube, `mailto:${email}`, whatsappLink(payment.message)];
  const isShared = (address: string) => address.startsWith('https://wa.me/?text=');
  const others = [...external].filter((address) => !isShared(address));
  expect(others.sort()).toEqual(allowed.map((address) => new URL(address).href).sort());
  // The links by which the guides and the Journey are sent on.
  expect([...external].filter(isShared)).toHaveLength(guideSlugs.length + 1);
});

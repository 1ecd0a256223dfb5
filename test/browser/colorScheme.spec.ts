import type { Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';
import { button, expect, link, mainMenu, openBeforeHydration, test } from './site';

const darkMode = (page: Page) => button(page, 'Dark mode');

type Scheme = 'light' | 'dark';
const DESKS = { light: '#c99d6c', dark: '#14201c' };

/** The scheme of the background, and the colour around the page: of the first tag that matches. */
const schemeIn = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      scheme: channels.slice(0, 3).every((channel) => Number(channel) < 80) ? 'dark' : 'light',
      around: tags.find(({ media }) => !media || matchMedia(media).matches)?.content,
    };
  });

async function expectScheme(page: Page, scheme: Scheme) {
  await expect.poll(() => schemeIn(page)).toEqual({ scheme, around: DESKS[scheme] });
  await expect(darkMode(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'));
}

test('until the visitor chooses, the scheme follows the system; then by mouse and by key', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/school-games');
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  await darkMode(page).click();
  await expectScheme(page, 'dark');
  await page.keyboard.press('Space');
  await expectScheme(page, 'light');
});

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`${chosen}, chosen on a ${system} system, persists, and is there before hydration`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: system });
    await open('/');
    await darkMode(page).click();
    await page.emulateMedia({ colorScheme: chosen });
    await page.emulateMedia({ colorScheme: system });
    await link(mainMenu(page), 'Journey').click();
    await expectScheme(page, chosen);
    const hydrate = await openBeforeHydration(page, '/school-games');
    expect(await schemeIn(page)).toEqual({ scheme: chosen, around: DESKS[chosen] });
    await hydrate();
    await expectScheme(page, chosen);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`where more contrast is asked for, pencil is stronger and fields have full borders, in the ${colorScheme} scheme`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await open('/school-games');
    const { paper, pencil, sides } = await page.evaluate(() => {
      // `light-dark()` is resolved where it is used.
      const probe = document.body.appendChild(document.createElement('i'));
      const rgbOf = (token: string) => {
        probe.style.color = `var(${token})`;
        return (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number) as never as Rgb;
      };
      const field = getComputedStyle(document.querySelector('main input[id]') as Element);
      const sides = [field.borderTopWidth, field.borderLeftWidth].map(Number.parseFloat);
      return { paper: rgbOf('--paper'), pencil: rgbOf('--pencil'), sides };
    });
    expect(contrastRatio(pencil, paper)).toBeGreaterThan(7);
    expect(Math.min(...sides)).toBeGreaterThan(1);
  });
}

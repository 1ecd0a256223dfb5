import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { guidePath, guideSlugs } from '../../src/paths';
import { plays } from '../plays/plays';
import { expect } from './site';

export const SITE_NAME = "Backbencher's Memories";

/** The games, and pages below them, by the names of the links to them. */
export const games = Object.fromEntries(Object.values(plays).map(({ path, game }) => [path, game]));

/** The guides, by the names of the links to them, which are those of their paths. */
export const guides: Record<string, string> = Object.fromEntries(
  guideSlugs.map((slug) => [
    guidePath(slug),
    slug.replaceAll(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim(),
  ]),
);

/** Every route of the site. */
export const paths = [
  '/',
  '/journey',
  ...Object.keys(games),
  '/how-to-play',
  ...Object.keys(guides),
  '/report-card',
  '/contribute',
  '/feedback',
  '/about-us',
];

/** The menus as visitors without scripts have them: one list of links. */
export const openMenu = [
  'Home',
  'Journey',
  'Play Now',
  'How to Play',
  'Report Card',
  'Contribute',
  'Feedback',
  'About Us',
];

/** The routes in groups, so that one test takes a few seconds. */
export const parts: Record<string, string[]> = {
  'the games': Object.keys(games),
  'the guides': Object.keys(guides),
  'the other pages': paths.filter((path) => !(path in games) && !(path in guides)),
};

/** The title of a page, as in its document. */
export const titleOf = (path: string) =>
  (/<title[^>]*>([^<]*)/.exec(readFileSync(`dist${path}/index.html`, 'utf8'))?.[1] ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Expects URL and title of a page. */
export async function expectPage(page: Page, address: string, base = '') {
  await expect(page).toHaveURL(base + address);
  await expect(page).toHaveTitle(titleOf(address.replace(/#.*/, '')));
}

/** Pictures that cannot be decoded, and drawings of which nothing is rendered. */
export const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => [],
        () => image.src,
      );
    });
    const drawings = [...document.querySelectorAll<SVGUseElement>('main svg use')].filter(
      (use) => use.checkVisibility() && use.getBBox().width === 0,
    );
    return [...(await Promise.all(pictures)), ...drawings.map(({ href }) => href.baseVal)].flat();
  });

import { readdirSync, readFileSync } from 'node:fs';
import { renderDocument } from '../../../src/build/document';
import type { GameListing } from '../../../src/build/seo/gameListings';
import { loadGameListings } from '../../../src/build/seo/gameListings';
import { allIcons } from '../../../src/build/seo/icons';
import { manifest } from '../../../src/build/seo/manifest';
import { withEnvironment } from '../../support/withEnvironment';

let listings: GameListing[];
let games: GameListing[];
beforeAll(async () => {
  listings = await loadGameListings();
  games = listings.filter(({ under }) => under === undefined);
});

const manifestAt = async (SITE_URL: string) =>
  (await withEnvironment({ SITE_URL }, () => import('../../../src/build/seo/manifest'))).manifest(
    listings,
  );

test.each([
  ['https://example.org/', '/'],
  ['https://host.example.net/memories', '/memories/'],
])('the app of %s has the start URL and scope %s', async (siteUrl, base) => {
  const { id, start_url, scope, icons, shortcuts, screenshots } = await manifestAt(siteUrl);
  expect([id, start_url, scope]).toEqual([base, base, base]);
  const images = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of images) expect(src).toMatch(RegExp(`^${base}icons/[\\w-]+\\.png$`));
  expect(shortcuts.map(({ url }) => url)).toEqual(games.map(({ path }) => base + path.slice(1)));
  for (const { src } of screenshots)
    expect(src).toMatch(RegExp(`^${base}screenshots/[\\w-]+\\.webp$`));
});

test('its name fits below an icon', () => {
  expect(manifest(listings).short_name.length).toBeLessThanOrEqual(12);
});

test('its theme colour is that of the pages', () => {
  const html = renderDocument({
    head: '',
    body: '',
    rootAttributes: '',
    styles: '',
    scripts: [],
    fonts: '',
  });
  const { theme_color } = manifest(listings);
  expect(theme_color).toMatch(/^#[\da-f]{6}$/);
  expect(html).toContain(
    `<meta name="theme-color" content="${theme_color}" media="(prefers-color-scheme: light)">`,
  );
});

test('there is an icon of each size, and a maskable one', () => {
  expect(manifest(listings).icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('every game has a shortcut with its name and its own icon', () => {
  const { shortcuts } = manifest(listings);
  expect(shortcuts.map(({ name }) => name)).toEqual(games.map(({ tile }) => tile.name));
  const icons = shortcuts.flatMap((shortcut) => shortcut.icons);
  expect(new Set(icons.map(({ src }) => src)).size).toBe(games.length);
  expect(icons.map(({ sizes }) => sizes)).toEqual(games.map(() => '96x96'));
});

/** Width and height in the header of a WebP as Chromium writes it. */
function webpSize(file: Buffer) {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

describe('the screenshots', () => {
  const { screenshots } = manifest([]);
  const ofForm = (form: 'narrow' | 'wide') =>
    screenshots.filter(({ form_factor }) => form_factor === form);

  test.each(screenshots)('$src is a file of $sizes, as small as a picture may be', (screenshot) => {
    const file = readFileSync(`public${screenshot.src}`);
    expect(screenshot.type).toBe('image/webp');
    expect(webpSize(file)).toBe(screenshot.sizes);
    expect(file.length).toBeLessThanOrEqual(40_000);
  });

  test('are at least two for a phone and two for a desk, of one size each', () => {
    expect(ofForm('narrow').length).toBeGreaterThanOrEqual(2);
    expect(ofForm('wide').length).toBeGreaterThanOrEqual(2);
    const sizesOf = (form: 'narrow' | 'wide') => [
      ...new Set(ofForm(form).map(({ sizes }) => sizes)),
    ];
    expect([sizesOf('narrow'), sizesOf('wide')]).toEqual([['540x960'], ['1280x800']]);
  });

  test('say what they show, each something else', () => {
    const labels = screenshots.map(({ label }) => label);
    for (const label of labels) expect(label).toMatch(/\w{4}/);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('are all there is in their folder', () => {
    const files = readdirSync('public/screenshots').map((name) => `/screenshots/${name}`);
    expect(files.sort()).toEqual(screenshots.map(({ src }) => src).sort());
  });
});

test('no two icons overwrite each other', () => {
  expect(new Set(allIcons(listings).map(({ file }) => file)).size).toBe(allIcons(listings).length);
});

test('maskable and touch icons fill their corners', () => {
  const filled = allIcons(listings).filter(({ file }) => /maskable|apple/.test(file));
  expect(filled).toHaveLength(2);
  for (const { svg } of filled)
    expect(svg).toMatch(/viewBox="0 0 64 64"><path fill="#\w+" d="M0 0h64v64H0Z"/);
});

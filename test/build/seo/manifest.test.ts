import { readdirSync, readFileSync } from 'node:fs';
import { renderDocument } from '../../../src/build/document';
import type { GameListing } from '../../../src/build/seo/gameListings';
import { loadGameListings } from '../../../src/build/seo/gameListings';
import { allIcons } from '../../../src/build/seo/icons';
import { manifest } from '../../../src/build/seo/manifest';
import { withEnvironment } from '../../support/withEnvironment';

let listings: GameListing[];
beforeAll(async () => {
  listings = await loadGameListings();
});

test('every game has a shortcut with its own icon; all addresses are below the base path', async () => {
  const { manifest: manifestBelow } = await withEnvironment(
    { SITE_URL: 'https://host.example.net/memories' },
    () => import('../../../src/build/seo/manifest'),
  );
  const { id, start_url, scope, icons, shortcuts, screenshots } = manifestBelow(listings);
  expect([id, start_url, scope]).toEqual(['/memories/', '/memories/', '/memories/']);
  const games = listings.filter(({ game, page }) => game === page);
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual(
    games.map(({ page }) => [page.name, `/memories${page.path}`]),
  );
  const ofGames = shortcuts.flatMap((shortcut) => shortcut.icons);
  expect(ofGames.map(({ sizes }) => sizes)).toEqual(games.map(() => '96x96'));
  const images = [...icons, ...ofGames, ...screenshots].map(({ src }) => src);
  const name = /^\/memories\/(?:icons\/[\w-]+\.png|screenshots\/[\w-]+\.webp)$/;
  expect(images.filter((src) => !name.test(src))).toEqual([]);
  expect(new Set(images).size).toBe(images.length);
});

test('its name fits below an icon, its theme colour is that of the pages, and its icons are all that is asked for', () => {
  const { short_name, theme_color, icons } = manifest(listings);
  expect(short_name.length).toBeLessThanOrEqual(12);
  const empty = { head: '', body: '', rootAttributes: '', styles: '', scripts: [], fonts: '' };
  expect(renderDocument(empty)).toContain(
    `<meta name="theme-color" content="${theme_color}" media="(prefers-color-scheme: light)">`,
  );
  const sizes = icons.map((icon) => `${icon.sizes} ${icon.purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test('icons have different files; maskable and touch icons fill their corners', () => {
  const all = allIcons();
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  const filled = all.filter(({ file }) => /maskable|apple/.test(file));
  expect(filled).toHaveLength(2);
  for (const { svg } of filled)
    expect(svg).toMatch(/viewBox="0 0 64 64"><path fill="#\w+" d="M0 0h64v64H0Z"/);
});

/** The width and height in the header of a WebP, as Chromium writes it. */
function webpSize(file: Buffer) {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

test('the screenshots are those of the folder, as small as a picture may be, two or more of each form', () => {
  const { screenshots } = manifest([]);
  const sizesOf = { narrow: '540x960', wide: '1280x800' };
  for (const { src, sizes, form_factor } of screenshots) {
    const file = readFileSync(`public${src}`);
    expect([src, webpSize(file), sizes]).toEqual([src, sizes, sizesOf[form_factor]]);
    expect(file.length).toBeLessThanOrEqual(40_000);
  }
  const forms = screenshots.map(({ form_factor }) => form_factor);
  for (const form of ['narrow', 'wide'])
    expect(forms.filter((each) => each === form).length).toBeGreaterThan(1);
  const files = readdirSync('public/screenshots').map((name) => `/screenshots/${name}`);
  expect(files.sort()).toEqual(screenshots.map(({ src }) => src).sort());
});

import type { GameListing } from '../../../src/build/seo/gameListings';
import { loadGameListings } from '../../../src/build/seo/gameListings';
import type { PagePreview } from '../../../src/build/seo/pages';
import { sitemap } from '../../../src/build/seo/robots';
import { faq } from '../../../src/pages/about/content';
import { guidePath, guideSlugs } from '../../../src/paths';
import { allPaths, loadPreviews, NOT_FOUND_PATH } from '../../../src/prerender';

const published = { url: 'https://host/page', image: 'https://host/social/page.png' };
const pages = [...allPaths(), NOT_FOUND_PATH];
const guides = guideSlugs.map(guidePath);

let listings: GameListing[];
let previews: Map<string, PagePreview>;
beforeAll(async () => {
  listings = await loadGameListings();
  previews = await loadPreviews(pages);
});

const previewOf = (path: string) => previews.get(path) as PagePreview;
const dataOf = (path: string) => previewOf(path).data?.(published);

test.each(pages)('%s is shared with a drawing of 480 by 300, and its alt text', (path) => {
  const { svg, alt } = previewOf(path).drawing;
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 300"/);
  expect(svg).not.toMatch(/var\(|<image|<style|<script|href="(?!#)/);
  expect(alt.length).toBeGreaterThanOrEqual(40);
});

test('a route without a preview throws, naming the file to add it to', async () => {
  const missing = 'No preview of /new: see src/build/seo/pages.tsx';
  await expect(loadPreviews(['/', '/new'])).rejects.toThrow(missing);
});

test('each page has structured data of the right type, and all games and guides are in the sitemap', () => {
  const types = allPaths().map((path) => [path, dataOf(path)?.['@type']]);
  expect(Object.fromEntries(types.filter(([, type]) => type))).toEqual({
    '/': 'WebSite',
    ...Object.fromEntries(listings.map(({ page }) => [page.path, 'Game'])),
    ...Object.fromEntries(guides.map((path) => [path, 'HowTo'])),
    '/about-us': 'FAQPage',
  });
  expect(dataOf(NOT_FOUND_PATH)).toBeUndefined();
  for (const path of [...listings.map(({ page }) => page.path), ...guides])
    expect(sitemap(allPaths())).toContain(`<loc>http://localhost:4173${path}</loc>`);
});

test('the data of games and guides has the name of the page, without what its title adds', () => {
  for (const { page, about } of listings) {
    const { description } = about;
    expect(dataOf(page.path)).toMatchObject({ name: page.name, description, ...published });
  }
  for (const path of [...listings.map(({ page }) => page.path), '/how-to-play', ...guides]) {
    const { title, heading } = previewOf(path).content;
    expect(title).toMatch(new RegExp(`^${heading}\\b.+`));
  }
  expect(dataOf('/how-to-play/pacheta')).toMatchObject({ name: 'Pacheta' });
});

test('the FAQ data has the questions and answers of the page', () => {
  expect(dataOf('/about-us')).toMatchObject({
    mainEntity: faq.points.map(({ heading, text }) => ({
      name: heading,
      acceptedAnswer: { text },
    })),
  });
});

test('only the guide of the game with stones lists a supply', () => {
  const supplies = guides.flatMap((path) => (dataOf(path) as { supply?: object }).supply ?? []);
  const stones = { '@type': 'HowToSupply', name: '5 smooth patthar, kareeb 1-2 cm ke' };
  expect(supplies).toEqual([stones]);
});

import type { GameListing } from '../../../src/build/seo/gameListings';
import { loadGameListings } from '../../../src/build/seo/gameListings';
import type { PagePreview } from '../../../src/build/seo/pages';
import { fullTitle } from '../../../src/layout/pageHead';
import { faq } from '../../../src/pages/about/content';
import { allPaths, loadPreviews, NOT_FOUND_PATH, renderRoute } from '../../../src/prerender';

const published = { url: 'https://host/page', image: 'https://host/social/page.png' };
const pages = [...allPaths, NOT_FOUND_PATH];

let listings: GameListing[];
let previews: Map<string, PagePreview>;
beforeAll(async () => {
  listings = await loadGameListings();
  previews = await loadPreviews(pages);
});

const previewOf = (path: string) => previews.get(path) as PagePreview;
const dataOf = (path: string) => previewOf(path).data?.(published);

const escapeHtml = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(pages)('%s', (path) => {
  test('is shared with the title and description of its head', async () => {
    const { head } = await renderRoute(path);
    const { title, description } = previewOf(path).content;
    expect(head).toContain(`<title>${escapeHtml(fullTitle(title))}</title>`);
    expect(head).toContain(`name="description" content="${escapeHtml(description)}"`);
  });

  test('is shared with a drawing of 480 by 300, and its alt text', () => {
    const { svg, alt } = previewOf(path).drawing;
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 300"/);
    expect(svg).not.toMatch(/var\(|<image|<style|<script|href="(?!#)/);
    expect(alt.length).toBeGreaterThanOrEqual(40);
  });
});

test('a route without a preview throws, naming the file to add it to', async () => {
  const missing = 'No preview of /new: see src/build/seo/pages.tsx';
  await expect(loadPreviews(['/', '/new'])).rejects.toThrow(missing);
});

test('each page has structured data of the right type', () => {
  const types = allPaths.map((path) => [path, dataOf(path)?.['@type']]);
  const guides = allPaths.filter((path) => path.startsWith('/how-to-play/'));
  expect(guides).toHaveLength(7);
  expect(Object.fromEntries(types.filter(([, type]) => type))).toEqual({
    '/': 'WebSite',
    ...Object.fromEntries(listings.map(({ path }) => [path, 'Game'])),
    ...Object.fromEntries(guides.map((path) => [path, 'HowTo'])),
    '/about-us': 'FAQPage',
  });
  expect(dataOf(NOT_FOUND_PATH)).toBeUndefined();
});

test('the structured data of games has the names of their tiles', () => {
  for (const { path, tile, about } of listings) {
    const { name } = tile;
    const { description } = about;
    expect(dataOf(path)).toMatchObject({ name, description, ...published });
  }
});

test('the structured data of a guide has its name, without what the title adds', () => {
  expect(dataOf('/how-to-play/pacheta')).toMatchObject({ name: 'Pacheta' });
});

test('the title of each game and guide begins with its heading, and adds what it is', () => {
  const named = allPaths.filter((path) => /^\/(?:school-games|how-to-play)/.test(path));
  expect(named).toHaveLength(listings.length + 1 + 7);
  for (const path of named) {
    const { title, heading = '' } = previewOf(path).content;
    expect(title).toMatch(new RegExp(`^${heading}\\b.+`));
    expect(heading).not.toBe('');
  }
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
  const withSupply = allPaths.filter((path) => 'supply' in (dataOf(path) ?? {}));
  expect(withSupply).toEqual(['/how-to-play/pacheta']);
  expect(dataOf('/how-to-play/pacheta')).toMatchObject({
    supply: { '@type': 'HowToSupply', name: '5 smooth patthar, kareeb 1-2 cm ke' },
  });
});

import { tiles } from '../../src/games/hub/content';
import { faq } from '../../src/pages/about/content';
import { allPaths, NOT_FOUND_PATH, renderRoute, sharedPage } from '../../src/prerender';
import { fullTitle } from '../../src/site/pageHead';

const published = { url: 'https://host/page', image: 'https://host/social/page.png' };
const dataOf = (path: string) => sharedPage(path).data?.(published);

const inHtml = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each([...allPaths, NOT_FOUND_PATH])('%s', (path) => {
  test('is shared with the title and the description that its own head has', async () => {
    const { head } = await renderRoute(path);
    const { title, description } = sharedPage(path).content;
    expect(head).toContain(`<title>${inHtml(fullTitle(title))}</title>`);
    expect(head).toContain(`name="description" content="${inHtml(description)}"`);
  });

  test('is shared with a drawing of the one shape, and the words for it', () => {
    const { svg, alt } = sharedPage(path).drawing;
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 300"/);
    expect(svg).not.toMatch(/var\(|<image|<style|<script|href="(?!#)/);
    expect(alt.length).toBeGreaterThanOrEqual(40);
  });
});

test('a route that was forgotten stops the build, and is told where to stand', () => {
  expect(() => sharedPage('/new')).toThrow('Nothing to share of /new: see src/seo/pages.tsx');
});

test('each page is told of as what it is', () => {
  const types = allPaths.map((path) => [path, dataOf(path)?.['@type']]);
  const guides = allPaths.filter((path) => path.startsWith('/how-to-play/'));
  expect(guides).toHaveLength(7);
  expect(Object.fromEntries(types.filter(([, type]) => type))).toEqual({
    '/': 'WebSite',
    ...Object.fromEntries(tiles.map((tile) => [tile.path, 'Game'])),
    ...Object.fromEntries(guides.map((path) => [path, 'HowTo'])),
    '/about-us': 'FAQPage',
  });
  expect(dataOf(NOT_FOUND_PATH)).toBeUndefined();
});

test('the games are told of by the names of their tiles', () => {
  for (const { path, name, description } of tiles) {
    expect(dataOf(path)).toMatchObject({ name, description, ...published });
  }
});

test('the questions are those of the page, with their answers', () => {
  expect(dataOf('/about-us')).toMatchObject({
    mainEntity: faq.points.map(({ heading, text }) => ({
      name: heading,
      acceptedAnswer: { text },
    })),
  });
});

test('only the game with stones says what must be brought along', () => {
  const withSupply = allPaths.filter((path) => 'supply' in (dataOf(path) ?? {}));
  expect(withSupply).toEqual(['/how-to-play/pacheta']);
  expect(dataOf('/how-to-play/pacheta')).toMatchObject({
    supply: { '@type': 'HowToSupply', name: '5 chikne patthar, kareeb 1 cm ke' },
  });
});

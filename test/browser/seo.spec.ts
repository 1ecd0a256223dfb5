import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { belowGames, games, guides, paths, SITE_NAME, titleOf } from './pages';
import { expect, expectReady, serverTest, test } from './site';

// What crawlers read. All tests but the last one only send requests.

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** The text content, without tags and React's comments. */
const textOf = (html: string) =>
  decoded(html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, '\n')).replaceAll(/\s+/g, ' ');

const attribute = (tag: string, name: string) =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const partOf = (html: string, element: string) =>
  new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? '';

const documentAt = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text();
  const tags = html.match(/<(?:meta|link)\b[^>]*>/g) ?? [];
  return { html, tags, main: textOf(partOf(html, 'main')) };
};

/** The content of the only meta tag of that name. */
function contentOf(tags: string[], name: string): string {
  const found = tags.filter((tag) => new RegExp(`\\s(?:name|property)="${name}"`).test(tag));
  expect(found, name).toHaveLength(1);
  return attribute(found[0] ?? '', 'content');
}

const linkTo = (tags: string[], rel: string) =>
  tags.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href'));

// The tests may serve the site at another port than it was built for.
const pathOf = (address: string) => new URL(address).pathname;

const dataIn = (html: string): Record<string, unknown>[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ([, text]) => JSON.parse(text ?? ''),
  );

/** Fetches a PNG, and returns its bytes and the size in its header. */
async function pngAt(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe('image/png');
  const bytes = await response.body();
  return { bytes, size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
}

serverTest(
  'each page has a title, a description, a heading and a canonical URL in its HTML',
  { tag: '@journey' },
  async ({ request }) => {
    const descriptions = new Set<string>();
    for (const path of paths) {
      await test.step(path, async () => {
        const { html, tags, main } = await documentAt(request, path);
        expect(textOf(partOf(html, 'h1')).trim()).not.toBe('');
        expect(main.split(' ').length).toBeGreaterThan(20);
        expect(html.match(/<title\b/g)).toHaveLength(1);
        expect(decoded(partOf(html, 'title'))).toBe(titleOf(path));
        const description = contentOf(tags, 'description');
        expect(description).toMatch(/\S/);
        expect(description.length).toBeLessThanOrEqual(160);
        descriptions.add(description);
        expect(linkTo(tags, 'canonical').map(pathOf)).toEqual([path]);
        expect([contentOf(tags, 'og:url')]).toEqual(linkTo(tags, 'canonical'));
      });
    }
    expect(descriptions.size).toBe(paths.length);
  },
);

serverTest(
  'a shared link has a preview picture of its own',
  { tag: '@journey' },
  async ({ request }) => {
    const pictures = new Set<string>();
    for (const path of [...paths, '/nope']) {
      await test.step(path, async () => {
        const { html, tags } = await documentAt(request, path);
        const title = decoded(partOf(html, 'title'));
        const description = contentOf(tags, 'description');
        expect([contentOf(tags, 'og:title'), contentOf(tags, 'twitter:title')]).toEqual([
          title,
          title,
        ]);
        expect(contentOf(tags, 'og:description')).toBe(description);
        expect(contentOf(tags, 'twitter:description')).toBe(description);
        expect(contentOf(tags, 'og:site_name')).toBe(SITE_NAME);
        expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
        expect(contentOf(tags, 'og:image:alt')).not.toBe('');

        const image = contentOf(tags, 'og:image');
        expect(contentOf(tags, 'twitter:image')).toBe(image);
        expect(image).toMatch(/^https?:\/\/.+\/social\/[\w-]+\.[\da-f]{8}\.png$/);
        const { bytes, size } = await pngAt(request, pathOf(image));
        expect(size).toBe('1200x630');
        expect(`${contentOf(tags, 'og:image:width')}x${contentOf(tags, 'og:image:height')}`).toBe(
          size,
        );
        pictures.add(createHash('sha256').update(bytes).digest('hex'));
      });
    }
    expect(pictures.size).toBe(paths.length + 1);
  },
);

serverTest(
  'structured data of a page matches its content',
  { tag: '@journey' },
  async ({ request }) => {
    const types: Record<string, string> = {
      '/': 'WebSite',
      ...Object.fromEntries(Object.keys({ ...games, ...belowGames }).map((path) => [path, 'Game'])),
      ...Object.fromEntries(Object.keys(guides).map((path) => [path, 'HowTo'])),
      '/about-us': 'FAQPage',
    };
    for (const path of [...paths, '/nope']) {
      await test.step(path, async () => {
        const { html, main } = await documentAt(request, path);
        const [data, ...others] = dataIn(html);
        expect(others).toEqual([]);
        expect(data?.['@type']).toBe(types[path]);
        const { step = [], mainEntity = [] } = (data ?? {}) as {
          step?: { text: string }[];
          mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
        };
        const texts = [
          ...step.map(({ text }) => text),
          ...mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
        ];
        if (path in guides) expect(texts.length).toBeGreaterThanOrEqual(4);
        if (path === '/about-us') expect(texts.length).toBeGreaterThanOrEqual(8);
        for (const text of texts) expect(main).toContain(text);
      });
    }
  },
);

serverTest(
  'the sitemap lists the pages, and robots.txt links to it',
  { tag: '@journey' },
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
    const xml = await (await request.get(pathOf(sitemap))).text();
    const listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
    const canonical = await Promise.all(
      paths.map(async (path) => linkTo((await documentAt(request, path)).tags, 'canonical')),
    );
    expect(listed).toHaveLength(paths.length);
    expect(new Set(listed)).toEqual(new Set(canonical.flat()));
  },
);

serverTest(
  'the 404 page is noindex, and has no canonical URL',
  { tag: '@journey' },
  async ({ request }) => {
    const { tags } = await documentAt(request, '/nope');
    expect(contentOf(tags, 'robots')).toBe('noindex');
    expect(linkTo(tags, 'canonical')).toEqual([]);
    expect(tags.join()).not.toContain('og:url');
    for (const path of paths) {
      expect((await documentAt(request, path)).tags.join(), path).not.toContain('noindex');
    }
  },
);

type Icon = { src: string; sizes: string };
type Manifest = {
  name: string;
  start_url: string;
  display: string;
  icons: Icon[];
  shortcuts: { icons: Icon[] }[];
  screenshots: Icon[];
};

serverTest(
  'the site is installable: its manifest, and all of its icons and screenshots, are served',
  { tag: '@journey' },
  async ({ request }) => {
    const addresses = new Set<string>();
    for (const path of paths) {
      const { tags } = await documentAt(request, path);
      for (const address of linkTo(tags, 'manifest')) addresses.add(address);
    }
    expect([...addresses]).toEqual(['/manifest.webmanifest']);

    const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: SITE_NAME, start_url: '/', display: 'standalone' });
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(icons).toHaveLength(3 + Object.keys(games).length);
    for (const { src, sizes } of icons) {
      expect((await pngAt(request, src)).size, src).toBe(sizes);
    }
    for (const { src } of manifest.screenshots) {
      const response = await request.get(src);
      expect([response.status(), response.headers()['content-type']], src).toEqual([
        200,
        'image/webp',
      ]);
    }
    const [touchIcon = ''] = linkTo((await documentAt(request, '/')).tags, 'apple-touch-icon');
    expect((await pngAt(request, touchIcon)).size).toBe('180x180');
  },
);

test('the manifest, deferred by the bootstrap, is in the page after hydration', async ({
  page,
}) => {
  await page.goto('/');
  await expectReady(page);
  await expect(page.locator('head link[rel="manifest"]')).toHaveCount(1);
});

test('Chromium finds no fault with the manifest, and its start page is within its scope', async ({
  page,
  cdp,
}) => {
  await page.goto('/');
  await expectReady(page);
  const { errors, data, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { id, start_url, scope } = JSON.parse(data ?? '');
  const addresses = [id, start_url, scope].map((path: string) => new URL(path, url).href);
  expect(addresses).toEqual(addresses.map(() => new URL('/', page.url()).href));
});

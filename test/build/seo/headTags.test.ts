import type { PagePreview } from '../../../src/build/seo/pages';
import { withEnvironment } from '../../support/withEnvironment';

const content = { title: 'Journey', description: 'Pehle din se "farewell" tak.', lead: 'Ek.' };
const drawing = { svg: '<svg/>', alt: "Gate par <Bittu> ka bag & 'bottle'." };
const SITE = 'https://host.example.net/memories';
const IMAGE = `${SITE}/social/journey.1a2b3c4d.png`;

const load = () =>
  withEnvironment({ SITE_URL: SITE }, () => import('../../../src/build/seo/headTags'));

async function tagsOf(other: Partial<PagePreview['content']> = {}, path = '/journey') {
  const page = { content: { ...content, ...other }, drawing, data: null };
  const html = (await load()).socialTags(page, path, IMAGE);
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"\/>/g)];
  expect(html.match(/</g)).toHaveLength(tags.length);
  return Object.fromEntries(tags.map(([, name, value]) => [name, value]));
}

test('a shared link has title, description, URL and a large picture', async () => {
  const texts = {
    title: 'Journey · Backbencher&#x27;s Memories',
    description: 'Pehle din se &quot;farewell&quot; tak.',
    image: IMAGE,
    'image:alt': 'Gate par &lt;Bittu&gt; ka bag &amp; &#x27;bottle&#x27;.',
  };
  const withPrefix = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
  expect(await tagsOf()).toEqual({
    ...withPrefix('og:', { ...texts, type: 'website', locale: 'hi_IN', url: `${SITE}/journey` }),
    'og:site_name': 'Backbencher&#x27;s Memories',
    ...withPrefix('og:image:', { type: 'image/png', width: '1200', height: '630' }),
    ...withPrefix('twitter:', { ...texts, card: 'summary_large_image' }),
  });
});

test('a noindex page has no og:url', async () => {
  const tags = await tagsOf({ noindex: true, lang: 'en-IN' }, '/404');
  expect(tags).not.toHaveProperty('og:url');
  expect(tags).toMatchObject({ 'og:image': IMAGE, 'og:locale': 'en_IN' });
});

test('the home page has the URL of the site, and its name once in the title', async () => {
  expect(await tagsOf({ title: "Backbencher's Memories: yaadein" }, '/')).toMatchObject({
    'og:url': `${SITE}/`,
    'og:title': 'Backbencher&#x27;s Memories: yaadein',
  });
});

test('manifest and touch icon are below the base path', async () => {
  expect((await load()).installTags()).toBe(
    '<link rel="manifest" href="/memories/manifest.webmanifest"/>' +
      '<link rel="apple-touch-icon" href="/memories/icons/apple-touch-icon.png"/>',
  );
});

import type { PagePreview } from '../../../src/build/seo/pages';
import { withEnvironment } from '../../support/withEnvironment';

const page: PagePreview = {
  content: {
    title: 'Journey',
    description: 'Pehle din se "farewell" tak.',
    lead: 'Ek class.',
  },
  drawing: { svg: '<svg/>', alt: "Gate par <Bittu> ka bag & 'bottle'." },
  data: null,
};
const IMAGE = 'https://host.example.net/memories/social/journey.1a2b3c4d.png';

const load = () =>
  withEnvironment(
    { SITE_URL: 'https://host.example.net/memories' },
    () => import('../../../src/build/seo/headTags'),
  );

async function tagsOf(content: Partial<PagePreview['content']> = {}, path = '/journey') {
  const { socialTags } = await load();
  const html = socialTags({ ...page, content: { ...page.content, ...content } }, path, IMAGE);
  const tags = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"\/>/g);
  return { html, tags: Object.fromEntries(Array.from(tags, ([, name, value]) => [name, value])) };
}

test('a shared link has title, description, URL and a large picture', async () => {
  const { html, tags } = await tagsOf();
  expect(tags).toEqual({
    'og:type': 'website',
    'og:site_name': 'Backbencher&#x27;s Memories',
    'og:locale': 'hi_IN',
    'og:title': 'Journey · Backbencher&#x27;s Memories',
    'og:description': 'Pehle din se &quot;farewell&quot; tak.',
    'og:url': 'https://host.example.net/memories/journey',
    'og:image': IMAGE,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Gate par &lt;Bittu&gt; ka bag &amp; &#x27;bottle&#x27;.',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Journey · Backbencher&#x27;s Memories',
    'twitter:description': 'Pehle din se &quot;farewell&quot; tak.',
    'twitter:image': IMAGE,
    'twitter:image:alt': 'Gate par &lt;Bittu&gt; ka bag &amp; &#x27;bottle&#x27;.',
  });
  expect(html.match(/</g)).toHaveLength(Object.keys(tags).length);
});

test('a noindex page has no og:url', async () => {
  const { tags } = await tagsOf({ noindex: true, lang: 'en-IN' }, '/404');
  expect(tags).not.toHaveProperty('og:url');
  expect(tags).toMatchObject({ 'og:image': IMAGE, 'og:locale': 'en_IN' });
});

test('the home page has the URL of the site, and its name once in the title', async () => {
  const { tags } = await tagsOf({ title: "Backbencher's Memories: yaadein" }, '/');
  expect(tags).toMatchObject({
    'og:url': 'https://host.example.net/memories/',
    'og:title': 'Backbencher&#x27;s Memories: yaadein',
    'twitter:title': 'Backbencher&#x27;s Memories: yaadein',
  });
});

test('manifest and touch icon are below the base path', async () => {
  const { installTags } = await load();
  expect(installTags()).toBe(
    '<link rel="manifest" href="/memories/manifest.webmanifest"/>' +
      '<link rel="apple-touch-icon" href="/memories/icons/apple-touch-icon.png"/>',
  );
});

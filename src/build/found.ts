import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Prerender from '../prerender';
import { socialTags } from '../seo/headTags';
import { allIcons } from '../seo/icons';
import { manifest } from '../seo/manifest';
import { opening } from '../seo/opening';
import { robotsTxt, sitemap } from '../seo/robots';
import type { Pens } from '../seo/SocialPicture';
import { socialPicture } from '../seo/SocialPicture';
import { dataBlock } from '../seo/structuredData';
import { settings } from '../settings';
import { addressOf } from '../site/pageHead';
import type { Drawer } from './png';
import { makeDrawer } from './png';

type Pages = Pick<typeof Prerender, 'allPaths' | 'NOT_FOUND_PATH' | 'sharedPage'>;

/**
 * Writes what the site is found and shared by: a picture for each route, icons, manifest, sitemap
 * and robots.txt. Returns the head tags of each route that go with them, as HTML.
 */
export async function writeFound(
  dist: string,
  cache: string,
  { allPaths, NOT_FOUND_PATH, sharedPage }: Pages,
): Promise<Map<string, string>> {
  function write(file: string, content: string | Buffer) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }

  const drawer = await makeDrawer(cache);
  const pens = { title: drawer.measure('Kalam', 700), note: drawer.measure('Hind', 400) };

  function tagsOf(route: string): string {
    const page = sharedPage(route);
    const png = drawPicture(page, drawer, pens);
    const file = pictureFile(route, png);
    write(file, png);
    const image = settings.siteUrl + file;
    const data = page.data?.({ url: addressOf(route), image });
    return [socialTags(page, route, image), ...(data ? [dataBlock(data)] : [])].join('\n');
  }

  const tags = new Map([...allPaths, NOT_FOUND_PATH].map((route) => [route, tagsOf(route)]));
  for (const { file, size, svg } of allIcons) write(file, drawer.png(svg, size));
  write('manifest.webmanifest', JSON.stringify(manifest()));
  write('sitemap.xml', sitemap(allPaths));
  write('robots.txt', robotsTxt());
  return tags;
}

const drawPicture = (
  { content, section, drawing }: ReturnType<Pages['sharedPage']>,
  drawer: Drawer,
  pens: Pens,
) =>
  drawer.png(
    socialPicture(
      {
        section,
        title: content.heading ?? content.title,
        note: opening(content.lead),
        drawing: drawing.svg,
      },
      pens,
    ),
  );

/** Messengers keep a picture by its address: another one gets another name. */
function pictureFile(route: string, png: Buffer): string {
  const name = route.slice(1).replaceAll('/', '-') || 'home';
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return `social/${name}.${hash}.png`;
}

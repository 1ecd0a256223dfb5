import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadListings } from '../../games/listings';
import { addressOf } from '../../layout/pageHead';
import type * as Prerender from '../../prerender';
import { settings } from '../../settings';
import type { Drawer } from '../png';
import { makeDrawer } from '../png';
import { socialTags } from './headTags';
import { allIcons } from './icons';
import { manifest } from './manifest';
import { opening } from './opening';
import type { PagePreview } from './pages';
import { robotsTxt, sitemap } from './robots';
import type { Pens } from './SocialPicture';
import { socialPicture } from './SocialPicture';
import { dataBlock } from './structuredData';

type Pages = Pick<typeof Prerender, 'allPaths' | 'NOT_FOUND_PATH' | 'loadPreviews'>;

/**
 * Writes what the site is found and shared by: a picture for each route, icons, manifest, sitemap
 * and robots.txt. Returns the head tags of each route that go with them, as HTML.
 */
export async function writeSeoFiles(
  dist: string,
  cache: string,
  { allPaths, NOT_FOUND_PATH, loadPreviews }: Pages,
): Promise<Map<string, string>> {
  function write(file: string, content: string | Buffer) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }

  const drawer = await makeDrawer(cache);
  const routes = [...allPaths, NOT_FOUND_PATH];
  const previews = await loadPreviews(routes);
  const listings = await loadListings();
  const pens = { title: drawer.measure('Kalam', 700), note: drawer.measure('Hind', 400) };

  function tagsOf([route, page]: [string, PagePreview]): [string, string] {
    const png = drawPicture(page, drawer, pens);
    const file = pictureFile(route, png);
    write(file, png);
    const image = settings.siteUrl + file;
    const data = page.data?.({ url: addressOf(route), image });
    const tags = [socialTags(page, route, image), ...(data ? [dataBlock(data)] : [])];
    return [route, tags.join('\n')];
  }

  const tags = new Map([...previews].map(tagsOf));
  for (const { file, size, svg } of allIcons(listings)) write(file, drawer.png(svg, size));
  write('manifest.webmanifest', JSON.stringify(manifest(listings)));
  write('sitemap.xml', sitemap(allPaths));
  write('robots.txt', robotsTxt());
  return tags;
}

const drawPicture = ({ content, section, drawing }: PagePreview, drawer: Drawer, pens: Pens) =>
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

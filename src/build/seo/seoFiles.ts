import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalUrl } from '../../layout/links';
import type * as Prerender from '../../prerender';
import { settings } from '../../settings';
import { contentHash } from '../hashes';
import type { SvgRenderer } from '../svgRenderer';
import { createSvgRenderer } from '../svgRenderer';
import { excerpt } from './fitText';
import { loadGameListings } from './gameListings';
import { socialTags } from './headTags';
import { allIcons } from './icons';
import { manifest } from './manifest';
import type { PagePreview } from './pages';
import { robotsTxt, sitemap } from './robots';
import type { TextMeasures } from './SocialPicture';
import { socialPicture } from './SocialPicture';
import { dataBlock } from './structuredData';

type Pages = Pick<typeof Prerender, 'allPaths' | 'NOT_FOUND_PATH' | 'loadPreviews'>;

/**
 * Writes icons, manifest, sitemap, robots.txt, and one preview picture for each route. Returns head tags as HTML, by
 * route: the tags for the link preview, and the structured data.
 */
export async function writeSeoFiles(
  dist: string,
  fontFolder: string,
  { allPaths, NOT_FOUND_PATH, loadPreviews }: Pages,
): Promise<Map<string, string>> {
  function write(file: string, content: string | Buffer) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }

  const renderer = await createSvgRenderer(fontFolder);
  const routes = [...allPaths(), NOT_FOUND_PATH];
  const previews = await loadPreviews(routes);
  const listings = await loadGameListings();
  const measures = { title: renderer.measure('Kalam', 700), note: renderer.measure('Hind', 400) };

  function tagsOf([route, page]: [string, PagePreview]): [string, string] {
    const png = renderPicture(page, renderer, measures);
    const file = pictureFile(route, png);
    write(file, png);
    const image = settings.siteUrl + file;
    const data = page.data?.({ url: canonicalUrl(route), image });
    const tags = [socialTags(page, route, image), ...(data ? [dataBlock(data)] : [])];
    return [route, tags.join('\n')];
  }

  const tags = new Map([...previews].map(tagsOf));
  for (const { file, size, svg } of allIcons()) write(file, renderer.png(svg, size));
  write('manifest.webmanifest', JSON.stringify(manifest(listings)));
  write('sitemap.xml', sitemap(allPaths()));
  write('robots.txt', robotsTxt());
  return tags;
}

const renderPicture = (
  { content, section, drawing }: PagePreview,
  renderer: SvgRenderer,
  measures: TextMeasures,
) =>
  renderer.png(
    socialPicture(
      {
        section,
        title: content.heading ?? content.title,
        note: excerpt(content.lead),
        drawing: drawing.svg,
      },
      measures,
    ),
  );

/**
 * Returns the file name of a route's preview picture. The name contains a hash of the picture, because messengers keep
 * a picture by its URL: a changed picture needs a new URL.
 */
function pictureFile(route: string, png: Buffer): string {
  const name = route.slice(1).replaceAll('/', '-') || 'home';
  return `social/${name}.${contentHash(png)}.png`;
}

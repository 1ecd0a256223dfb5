import { canonicalUrl } from '../../layout/links';
import { settings } from '../../settings';

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the XML sitemap, with the canonical URL of each page. */
export const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${inXml(canonicalUrl(path))}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * Returns the content of robots.txt, which allows everything. Crawlers read robots.txt only at the root of a host. If
 * the site is below a base path, the owner of the host has to copy the last line into the robots.txt at the root.
 */
export const robotsTxt = (): string =>
  `User-agent: *
Allow: /

Sitemap: ${settings.siteUrl}sitemap.xml
`;

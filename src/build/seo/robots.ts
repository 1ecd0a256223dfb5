import { canonicalUrl } from '../../layout/links';
import { settings } from '../../settings';

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** All pages, by canonical URL. */
export const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${inXml(canonicalUrl(path))}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * Allows everything. Crawlers request this file at the root of a host only: below a base path, the
 * owner of the host has to copy its last line.
 */
export const robotsTxt = (): string =>
  `User-agent: *
Allow: /

Sitemap: ${settings.siteUrl}sitemap.xml
`;

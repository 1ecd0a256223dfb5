import { canonicalUrl } from '../../layout/links';
import { settings } from '../../settings';

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap, with the canonical URL of each page. */
export const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${inXml(canonicalUrl(path))}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * The rules for crawlers, which allow everything. Crawlers look for the rules only at the root of a host: if the site
 * is below a base path, the owner of the host has to copy the last line into the rules at the root.
 */
export const robotsTxt = (): string =>
  `User-agent: *
Allow: /

Sitemap: ${settings.siteUrl}sitemap.xml
`;

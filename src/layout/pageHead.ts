import { settings } from '../settings';
import { SITE_NAME } from './content';

/** The title of a document. That of Home begins with the site's name, the others end with it. */
export const fullTitle = (title: string) =>
  title.startsWith(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;

/** The canonical URL of a page. */
export const canonicalUrl = (path: string) => settings.siteUrl + path.slice(1);

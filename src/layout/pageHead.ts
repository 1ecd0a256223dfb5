import { settings } from '../settings';
import { SITE_NAME } from './content';

export const fullTitle = (title: string) => `${title} · ${SITE_NAME}`;

/** The canonical URL of a page. */
export const canonicalUrl = (path: string) => settings.siteUrl + path.slice(1);

import { settings } from '../settings';
import { SITE_NAME } from './content';

export const fullTitle = (title: string) => `${title} · ${SITE_NAME}`;

/** The one address of a page, for search engines and shared links. */
export const addressOf = (path: string) => settings.siteUrl + path.slice(1);
